import { useFluent } from "@fluentui/react-components";
import { ArrowLeft20Regular } from "@fluentui/react-icons/svg/arrow-left";
import { ArrowRight20Regular } from "@fluentui/react-icons/svg/arrow-right";

/** The arrow of a way back, 20 px: towards where lines begin. */
export function BackIcon() {
  return useFluent().dir === "rtl" ? <ArrowRight20Regular /> : <ArrowLeft20Regular />;
}
