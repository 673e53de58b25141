import { useCountryName } from "#web/lib/texts/countries.ts";

export interface OrderPaperAddressProps {
  className: string;
  lines: readonly (string | null | undefined)[];
  countryCode?: string;
  phone?: string | null | undefined;
}

export function OrderPaperAddress({ className, lines, countryCode, phone }: OrderPaperAddressProps) {
  const countryName = useCountryName();
  const all = [...lines, countryCode && countryName(countryCode)].filter(Boolean);
  return (
    <address className={className} style={{ fontStyle: "normal" }}>
      {all.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      {phone && <bdi dir="ltr">{phone}</bdi>}
    </address>
  );
}
