import { makeStyles } from "@fluentui/react-components";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";

export const Pictures: Demo = { order: 80, Piece };

const useStyles = makeStyles({ wide: { inlineSize: "160px" } });

function Piece() {
  const styles = useStyles();
  return (
    <Row roomy>
      <Thumbnail src="/media/products/lantern-speaker.svg" />
      <Thumbnail src="/media/products/mizzen-backpack.svg" size="large" />
      <div className={styles.wide}>
        <Thumbnail src="/media/products/jetty-coffee-mug.svg" size="wide" />
      </div>
    </Row>
  );
}
