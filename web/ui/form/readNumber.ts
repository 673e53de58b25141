/** Arabic and Persian digits, each row from 0 to 9. */
const otherDigits = ["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "０１２３４５６７８９"];

/**
 * Reads a number as people type it, as a whole number of its smallest step: `1,286.4` with two digits is 128640. Grouping
 * and the digits of other scripts are understood. Null for nothing, NaN for what is no such number.
 */
export function readNumber(text: string, digits: number): number | null {
  const plain = [...text]
    .map((sign) => otherDigits.map((row) => row.indexOf(sign)).find((digit) => digit >= 0) ?? sign)
    .join("")
    .replace(/[\s,，٬¥￥]/g, "")
    .replace("٫", ".");
  if (plain === "") return null;
  const [, sign = "", whole = "", fraction = ""] = /^([-\u2212]?)(\d{1,15})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === "" || fraction.length > digits) return Number.NaN;
  return Number(`${sign && "-"}${whole}${fraction.padEnd(digits, "0")}`);
}
