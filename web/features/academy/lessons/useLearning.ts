import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { courseCacheKeys } from "#web/features/academy/shared/courseCache.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import {
  LearningRestartDocument,
  LessonCompleteDocument,
  LessonNoteCreateDocument,
  LessonNoteDeleteDocument,
  LessonNoteUpdateDocument,
  LessonVisitDocument,
  QuizSubmitDocument,
} from "./lessons.generated.ts";

type Changed = Promise<{ changed: { undoToken?: string | null } }>;

/** What a person does in a course; each answers whether it was done, and offers the way back. */
export function useLearning(courseId: string, reload: () => Promise<unknown>) {
  const mutate = useMutate();
  const { cache } = useApolloClient();
  const offerUndo = useUndo();
  const tellError = useErrorToast();
  const change = useCallback(
    async (changing: Changed, text: string): Promise<boolean> => {
      try {
        const { changed } = await changing;
        refreshLists(cache, courseCacheKeys);
        const onUndone = () => {
          refreshLists(cache, courseCacheKeys);
          void reload();
        };
        offerUndo({ text, tokens: [changed.undoToken], onUndone });
        return true;
      } catch (error) {
        tellError(error);
        return false;
      }
    },
    [cache, offerUndo, tellError, reload],
  );
  return {
    complete: (lessonId: string, done: boolean, text: string) =>
      change(mutate(LessonCompleteDocument, { courseId, lessonId, done }), text),
    takeQuiz: (chapterId: string, answers: number[], text: string) =>
      change(mutate(QuizSubmitDocument, { courseId, chapterId, answers }), text),
    addNote: (lessonId: string, position: number, note: string, text: string) =>
      change(mutate(LessonNoteCreateDocument, { courseId, lessonId, position, text: note }), text),
    changeNote: (id: string, note: string, text: string) =>
      change(mutate(LessonNoteUpdateDocument, { courseId, id, text: note }), text),
    removeNote: (id: string, text: string) =>
      change(mutate(LessonNoteDeleteDocument, { courseId, id }), text),
    restart: (text: string) => change(mutate(LearningRestartDocument, { courseId }), text),
    // What is lost here is only the place in a lesson.
    visit: (lessonId: string, position: number) =>
      void mutate(LessonVisitDocument, { courseId, lessonId, position: Math.floor(position) }).catch(
        () => undefined,
      ),
  };
}

export type LearningActions = ReturnType<typeof useLearning>;
