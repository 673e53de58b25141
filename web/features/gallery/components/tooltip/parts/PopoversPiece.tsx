import {
  Button,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  makeStyles,
  useId,
} from "@fluentui/react-components";
import { QrCode20Regular } from "@fluentui/react-icons/svg/qr-code";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { useWords } from "#web/lib/texts/words.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { QrCode } from "#web/ui/figure/QrCode.tsx";

const host = "tidemark.berth.example";
const address = `https://${host}`;

const useStyles = makeStyles({
  code: { inlineSize: "160px", marginInline: "auto" },
  place: { display: "grid", gap: "12px", maxInlineSize: "240px" },
});

export function PopoversPiece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:tooltip.Popovers");
  const id = useId();
  return (
    <Popover withArrow trapFocus positioning="below">
      <PopoverTrigger disableButtonEnhancement>
        <Button icon={<QrCode20Regular />}>{words("open")}</Button>
      </PopoverTrigger>
      <PopoverSurface aria-labelledby={id}>
        <div className={styles.place}>
          <strong id={id}>{words("title")}</strong>
          <div className={styles.code}>
            <QrCode text={address} label={words("code")} />
          </div>
          <Row>
            <bdi dir="ltr">{host}</bdi>
            <CopyButton text={address} label={words("copy")} />
          </Row>
        </div>
      </PopoverSurface>
    </Popover>
  );
}
