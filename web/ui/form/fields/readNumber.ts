/** Arabic and Persian digits, each row from 0 to 9. */
const otherDigits = ["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "０１２３４５６７８９"];

/**
 * Reads a number as people type it, as a whole number of its smallest step: `1,286.4` with two digits is 128640. Grouping
 * and the digits of other scripts are understood. Null for nothing, NaN for what is no such number.
 * @param decimal the sign before the fraction; where it is a comma, a point is understood too unless both are there.
 */
export function readNumber(text: string, digits: number, decimal: "." | "," = "."): number | null {
  const plain = [...text]
    .map((sign) => otherDigits.map((row) => row.indexOf(sign)).find((digit) => digit >= 0) ?? sign)
    .join("")
    .replace(/[\s٬¥￥€$\u2066-\u2069]/g, "")
    .replace("٫", decimal)
    .replaceAll("，", ",");
  const pointed =
    decimal === "."
      ? plain.replaceAll(",", "")
      : plain.includes(",")
        ? plain.replaceAll(".", "").replace(",", ".")
        : plain;
  if (pointed === "") return null;
  const [, sign = "", whole = "", fraction = ""] = /^([-\u2212]?)(\d{1,15})(?:\.(\d*))?$/.exec(pointed) ?? [];
  if (whole === "" || fraction.length > digits) return Number.NaN;
  return Number(`${sign && "-"}${whole}${fraction.padEnd(digits, "0")}`);
}
