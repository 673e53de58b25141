import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type ImageDetail, imageTexts, roles } from "./imageParts.ts";

const useStyles = makeStyles({
  none: { margin: 0, color: appTokens.colorNeutralForeground2 },
  roles: { display: "grid", gap: "8px", margin: 0 },
  role: { ...typographyStyles.body1Strong },
  line: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

export function MembersTab({ image: { members, visibility } }: { image: ImageDetail }) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  return (
    <Columns
      main={
        <Card title={words("members.title")} line={words(`members.lines.${visibility}`)}>
          {members.length === 0 ? (
            <p className={styles.none}>{words("members.everybody")}</p>
          ) : (
            <PlainTable
              label={words("members.title")}
              rows={members.map(({ user, role }, at) => ({ id: user?.id ?? String(at), user, role }))}
              columns={[
                {
                  id: "who",
                  label: words("members.who"),
                  cell: ({ user }) =>
                    user ? (
                      <PersonLine name={user.fullName} avatar={user.avatar} caption={user.username} />
                    ) : (
                      words("none")
                    ),
                },
                {
                  id: "role",
                  label: words("members.role"),
                  width: 160,
                  cell: ({ role }) => words(`roles.${role}`),
                },
              ]}
            />
          )}
        </Card>
      }
      side={
        <Card title={words("members.rights")}>
          <dl className={styles.roles}>
            {roles.map((role) => (
              <div key={role}>
                <dt className={styles.role}>{words(`roles.${role}`)}</dt>
                <dd className={styles.line}>{words(`roleLines.${role}`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      }
    />
  );
}
