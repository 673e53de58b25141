import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { PageHeader, type PageHeaderProps } from "./PageHeader.tsx";

/** What a screen says of itself beyond what its route says. */
export interface ScreenHeaderProps extends Omit<PageHeaderProps, "title" | "breadcrumb"> {
  /** The name of the record whose screen it is; it keeps its own direction. The route's title by default. */
  name?: string;
  /** The last step of the way, where it is shorter than the name. */
  crumb?: string;
}

/** The head of a screen, with the title of its route and the way to it through the navigation. */
export function ScreenHeader({ name, crumb, ...header }: ScreenHeaderProps) {
  const { title, way } = useScreen();
  return (
    <PageHeader
      {...header}
      title={name === undefined ? title : <span dir="auto">{name}</span>}
      breadcrumb={[...way, { label: crumb ?? name ?? title }]}
    />
  );
}
