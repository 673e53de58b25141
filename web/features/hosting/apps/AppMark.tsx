import { AppFolder20Regular } from "@fluentui/react-icons/svg/app-folder";
import { ThingMark } from "#web/ui/brand/ThingMark.tsx";

export const AppMark = () => <ThingMark icon={<AppFolder20Regular />} />;
