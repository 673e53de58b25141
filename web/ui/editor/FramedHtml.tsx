import { makeStyles, useFluent } from "@fluentui/react-components";
import DOMPurify from "dompurify";
import { useLayoutEffect, useRef, useState } from "react";

/** Room for a picture whose size is not known, in pixels. */
const unknownPicture = 240;

const useStyles = makeStyles({
  around: { position: "relative", minInlineSize: 0 },
  frame: { display: "block", inlineSize: "100%", border: "none" },
  // The same measures as the document's own sheet, so that it is as high there as here.
  measure: {
    position: "absolute",
    insetInline: 0,
    visibility: "hidden",
    overflow: "hidden",
    font: "14px/22px 'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans','Noto Sans CJK SC','Noto Sans Arabic',system-ui,sans-serif",
    overflowWrap: "anywhere",
    "& > :first-child": { marginBlockStart: 0 },
    "& p": { marginBlock: "0 8px" },
    "& h1, & h2": { marginBlock: "16px 8px", fontSize: "20px", lineHeight: "28px" },
    "& h3, & h4": { marginBlock: "16px 8px", fontSize: "16px", lineHeight: "22px" },
    "& ul, & ol": { marginBlock: "0 8px", paddingInlineStart: "24px" },
    "& li > p": { marginBlock: 0 },
    "& blockquote": { marginBlock: "8px", marginInline: 0, paddingInlineStart: "15px" },
    "& code": { padding: "1px 4px", fontSize: "13px" },
    "& pre": { marginBlock: "8px", padding: "12px", overflowX: "auto" },
    "& table": { borderCollapse: "collapse", marginBlock: "0 8px" },
    "& td, & th": { padding: "4px 12px 4px 0" },
  },
});

/** A document of the gateway's, and the text in it. */
export interface FramedHtmlProps {
  /** Where the document is, a path on this host. */
  src: string;
  /** The text that it shows, to know how high it will be. */
  html: string;
  /** Names the frame. */
  title: string;
  /** How many pictures it shows whose size nobody knows. */
  pictures?: number;
}

/**
 * Shows HTML that others wrote, in a frame that can run nothing and belongs to no site. Nobody can look into it, so its height
 * is that of the same text, cleaned, measured out of sight; what is higher nevertheless scrolls.
 */
export function FramedHtml({ src, html, title, pictures = 0 }: FramedHtmlProps) {
  const styles = useStyles();
  const { targetDocument } = useFluent();
  const measure = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(44);
  useLayoutEffect(() => {
    const box = measure.current;
    if (!box || !targetDocument) return;
    box.replaceChildren(
      DOMPurify.sanitize(html, {
        FORBID_TAGS: ["img", "style", "form", "input", "button"],
        FORBID_ATTR: ["style", "class", "id"],
        RETURN_DOM_FRAGMENT: true,
      }),
    );
    const read = () => setHeight(Math.ceil(box.scrollHeight));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    return () => observer.disconnect();
  }, [html, targetDocument]);
  return (
    <div className={styles.around}>
      <div ref={measure} aria-hidden inert dir="auto" className={styles.measure} />
      <iframe
        key={src}
        className={styles.frame}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        src={src}
        title={title}
        style={{ blockSize: `${height + pictures * unknownPicture}px` }}
      />
    </div>
  );
}
