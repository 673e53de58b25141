import { Server20Regular } from "@fluentui/react-icons/svg/server";
import { ThingMark } from "#web/ui/brand/ThingMark.tsx";

export const MachineMark = () => <ThingMark icon={<Server20Regular />} />;
