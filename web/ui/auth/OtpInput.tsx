import { Input, type InputProps } from "@fluentui/react-components";
import { ShieldKeyhole20Regular } from "@fluentui/react-icons/svg/shield-keyhole";

/** Takes the code of a second step. */
export const OtpInput = (props: InputProps) => (
  <Input
    size="large"
    dir="ltr"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    contentBefore={<ShieldKeyhole20Regular />}
    {...props}
  />
);
