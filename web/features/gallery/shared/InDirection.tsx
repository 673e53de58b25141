import { FluentProvider } from "@fluentui/react-components";
import type { ReactNode } from "react";

/** Classes of the page around it would be of the page's direction. */
const plain = { minInlineSize: 0, backgroundColor: "transparent", textAlign: "start" } as const;

/** Draws what it holds in a direction, whatever that of the page is. */
export function InDirection({ dir, children }: { dir: "ltr" | "rtl"; children: ReactNode }) {
  return (
    <FluentProvider theme={{}} dir={dir} style={plain}>
      {children}
    </FluentProvider>
  );
}
