import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { findingsCsv } from "#web/features/catalogue/images/findingsCsv.ts";
import type { ImageTag } from "#web/features/catalogue/images/imageParts.ts";
import { Readme } from "#web/features/catalogue/images/Readme.tsx";

test("what an image says of itself brings no script, no picture from elsewhere and no address that runs", () => {
  const { container } = render(
    <Readme
      text={
        '# Title\n\n<script>alert(1)</script>\n<img src=x onerror=alert(1)>\n\n![far](https://elsewhere.example/x.png)\n\n[run](javascript:alert(1)) [go](https://ok.example)\n\n<a href="javascript:alert(1)">raw</a>'
      }
    />,
  );
  expect(container.querySelectorAll("script, img, iframe, style, [onerror]")).toHaveLength(0);
  expect([...container.querySelectorAll("a")].map((one) => one.getAttribute("href"))).toEqual([
    "https://ok.example",
  ]);
  expect(screen.getByRole("heading", { level: 2, name: "Title" })).toBeTruthy();
});

test("findings become a file in which nothing is a formula and every comma is kept", () => {
  const scan = {
    findings: [
      {
        id: "SAMPLE-1",
        severity: "HIGH",
        package: "=cmd()",
        installed: "1.0",
        fixed: null,
        title: 'reads "too far", twice',
      },
    ],
  };
  const tag = { reference: "store/x:1", artifact: { scan } } as unknown as ImageTag;
  const lines = findingsCsv(tag, (key) => String(key)).split("\r\n");
  expect(lines[1]).toBe(`store/x:1,SAMPLE-1,severities.HIGH,'=cmd(),1.0,,"reads ""too far"", twice"`);
});
