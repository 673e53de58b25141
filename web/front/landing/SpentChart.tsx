import { useFront, yuan } from "#web/front/front.ts";

const line = "M0 62 30 58 60 60 90 50 120 46 150 52 180 38 210 30 240 36 270 24 300 28 330 18 360 26 400 14";

/** What a day cost, hour by hour. */
export function SpentChart() {
  const { t, format } = useFront();
  return (
    <div className="spent">
      <p>
        <b>{t("picture.spent")}</b> {format.money(yuan(7056))}
      </p>
      <svg viewBox="0 0 400 80" preserveAspectRatio="none">
        <path className="under" d={`${line}V80H0z`} />
        <path d={line} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
