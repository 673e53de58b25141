import type { Crumb } from "#web/ui/page/PageHeader.tsx";
import type { NavGroupModel } from "#web/app/navigation/navigationModel.ts";

/**
 * The way to a screen through the navigation: its group, its section, its entry, itself. None for what stands at the top.
 * @param current the path of the entry that the screen belongs to.
 */
export function breadcrumbOf(groups: NavGroupModel[], current: string, title: string): Crumb[] {
  for (const { key, label, sections } of groups) {
    for (const section of sections) {
      const entry = section.path === current ? section : section.items.find(({ path }) => path === current);
      if (!entry) continue;
      if (key === "home") return [];
      const way: Crumb[] = [
        { label },
        { label: section.label },
        { label: entry.label, to: current },
        { label: title },
      ];
      return way.filter(
        (crumb, index) => way.findLastIndex((other) => other.label === crumb.label) === index,
      );
    }
  }
  return [];
}
