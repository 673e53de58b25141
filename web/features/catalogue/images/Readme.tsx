import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { Markdown } from "markdown-to-jsx";
import type { ComponentProps, ReactNode } from "react";
import { useRichTextStyles } from "#web/ui/editor/richTextStyles.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  text: {
    "& > div > :first-child": { marginBlockStart: 0 },
    "& > div > :last-child": { marginBlockEnd: 0 },
    "& h2": { fontSize: appTokens.fontSizeBase400, lineHeight: appTokens.lineHeightBase400 },
    "& table": { display: "block", maxInlineSize: "100%", overflowX: "auto", borderCollapse: "collapse" },
    "& th, & td": {
      paddingBlock: "6px",
      paddingInline: "12px",
      borderBottom: `1px solid ${appTokens.lineSoft}`,
      textAlign: "start",
    },
    "& th": { fontWeight: appTokens.fontWeightSemibold },
  },
});

const SAFE = /^(?:https?:|mailto:|#)/i;

function ReadmeLink({ href, children }: { href?: string; children?: ReactNode }) {
  if (href === undefined || !SAFE.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** Pictures stay away: the console asks no other host. */
const ReadmePicture = ({ alt }: { alt?: string }) => alt ?? null;

/** The page has its own first heading, and identifiers of its own. */
const ReadmeTitle = ({ children }: { children?: ReactNode }) => <h2>{children}</h2>;
const ReadmeSubtitle = ({ children }: { children?: ReactNode }) => <h3>{children}</h3>;

/** Scrolled by keys where it is wider than its place. */
const ReadmeCode = ({ children }: ComponentProps<"pre">) => (
  <pre dir="ltr" tabIndex={0}>
    {children}
  </pre>
);

/** What an image says of itself, from Markdown in which HTML is text. */
export function Readme({ text }: { text: string }) {
  const styles = useStyles();
  return (
    <div dir="auto" className={mergeClasses(useRichTextStyles().text, styles.text)}>
      <Markdown
        options={{
          disableParsingRawHTML: true,
          forceBlock: true,
          wrapper: "div",
          overrides: {
            h1: ReadmeTitle,
            h2: ReadmeTitle,
            h3: ReadmeSubtitle,
            h4: ReadmeSubtitle,
            a: ReadmeLink,
            img: ReadmePicture,
            pre: ReadmeCode,
            input: () => null,
          },
        }}
      >
        {text}
      </Markdown>
    </div>
  );
}
