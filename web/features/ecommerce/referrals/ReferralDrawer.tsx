import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { RecordDrawer, type RecordDrawerProps } from "#web/ui/record/RecordDrawer.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { referralList, referralStatusLooks } from "./referralList.ts";
import { type ReferralCellsFragment as ReferralRow, ReferralReadDocument } from "./referrals.generated.ts";

export type ReferralDrawerProps = Pick<
  RecordDrawerProps<ReferralRow, ReferralRow>,
  "id" | "open" | "rows" | "actions" | "onClose"
>;

export function ReferralDrawer(props: ReferralDrawerProps) {
  return (
    <RecordDrawer
      {...props}
      texts={referralList.texts}
      document={ReferralReadDocument}
      nameOf={({ user }) => user}
    >
      {(referral) => <Referral referral={referral} />}
    </RecordDrawer>
  );
}

function Referral({
  referral: { user, email, avatar, referredId, status, value, earning, createdAt, updatedAt },
}: {
  referral: ReferralRow;
}) {
  const words = useWords(referralList.texts);
  const { money, percent, dateTime } = useFormat();
  const pill = pillOf(words, "statuses", referralStatusLooks);
  const share = value.amountMinor === 0 ? null : percent(earning.amountMinor / value.amountMinor);
  return (
    <>
      <PersonLine name={user} avatar={avatar} caption={email} end={pill(status)} />
      <DescriptionList
        texts={referralList.texts}
        items={[
          { id: "referredId", value: <bdi dir="ltr">{`#${referredId}`}</bdi>, copy: String(referredId) },
          { id: "email", value: <bdi dir="ltr">{email}</bdi>, copy: email },
          { id: "value", value: money(value) },
          { id: "earning", value: money(earning) },
          { id: "share", value: share },
          { id: "createdAt", value: dateTime(createdAt) },
          { id: "updatedAt", value: dateTime(updatedAt) },
        ]}
      />
    </>
  );
}
