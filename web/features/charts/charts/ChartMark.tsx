import { Code20Regular } from "@fluentui/react-icons/svg/code";
import { ThingMark } from "#web/ui/brand/ThingMark.tsx";

export const ChartMark = ({ small = false }: { small?: boolean }) => (
  <ThingMark icon={<Code20Regular />} small={small} />
);
