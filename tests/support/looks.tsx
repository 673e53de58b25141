import {
  Badge,
  Button,
  Checkbox,
  createDOMRenderer,
  Field,
  FluentProvider,
  Input,
  Link,
  MessageBar,
  RendererProvider,
  renderToStyleElements,
  Slider,
  Spinner,
  Tab,
  TabList,
} from "@fluentui/react-components";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { BlankControl } from "#web/ui/control/BlankControl.tsx";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { ListBox } from "#web/ui/control/ListBox.tsx";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { TextArea } from "#web/ui/control/TextArea.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/sections/FieldGrid.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";

/** How a set of the kit's pieces and of Fluent's looks. */
export interface Looks {
  /** What is drawn. */
  markup: string;
  /** The rules that were made while it was drawn: a list for each style element, in their order. */
  rules: string[][];
}

/** Draws the set with a renderer of its own. */
export function drawLooks(): Looks {
  const renderer = createDOMRenderer();
  const markup = renderToStaticMarkup(
    <RendererProvider renderer={renderer}>
      <FluentProvider theme={{}} dir="ltr">
        <Columns
          main={
            <Card title="Card" line="Line" tools={<Button appearance="primary">Press</Button>}>
              <StatusPill tone="ok">Well</StatusPill>
              <StatusPill tone="bad">Ill</StatusPill>
              <Meter label="Meter" text="90 %" share={0.9} />
              <BusyRing />
            </Card>
          }
          side={<CardSkeleton label="Waiting" />}
        />
        <FieldGrid>
          <Field label="Name" hint="Hint" validationMessage="Wrong">
            <Input />
          </Field>
          <WholeRow>
            <TextArea />
          </WholeRow>
          <BlankControl height={32} />
        </FieldGrid>
        <CheckBox checked="mixed" onChange={ignore} aria-label="Check" />
        <SwitchBox checked onChange={ignore} aria-label="Switch" />
        <ListBox />
        <PersonMark name="Lin" avatar={null} />
        <Badge appearance="tint">1</Badge>
        <Checkbox label="Check" />
        <Link href="/">Link</Link>
        <MessageBar intent="warning">Message</MessageBar>
        <Slider />
        <Spinner label="Waiting" />
        <TabList selectedValue="one">
          <Tab value="one">One</Tab>
          <Tab value="two">Two</Tab>
        </TabList>
      </FluentProvider>
    </RendererProvider>,
  );
  const elements = renderToStyleElements(renderer).map((sheet) =>
    renderToStaticMarkup(createElement("head", null, sheet)),
  );
  return {
    markup,
    rules: elements.map((element) => rulesIn(/<style[^>]*>(.*)<\/style>/s.exec(element)?.[1] ?? "")),
  };
}

/** The rules of a sheet: what ends with the brace that closes the first one opened. */
export function rulesIn(sheet: string): string[] {
  const rules: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: brace, index } of sheet.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth > 0) continue;
    rules.push(sheet.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

const ignore = () => undefined;
