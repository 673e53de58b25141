import { useTranslation } from "react-i18next";
import { type Upload, uploadFile } from "#web/lib/connection/uploads.ts";
import { PicturesField } from "#web/ui/form/files/PicturesField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { maxPictures } from "./productValues.ts";

const uploadForAll: Upload = (file, options) => uploadFile(file, { ...options, visibility: "link" });

export function ProductPictures() {
  const { t } = useTranslation("ecommerceProducts");
  return (
    <Card title={t("media")} line={t("picturesLine")}>
      <PicturesField
        name="pictures"
        label={t("pictures")}
        help={t("picturesHelp")}
        upload={uploadForAll}
        maxSize={8_000_000}
        max={maxPictures}
        ratio={1}
      />
    </Card>
  );
}
