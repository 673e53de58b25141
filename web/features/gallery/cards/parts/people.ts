/** Who works on the apps of the demos. */
export const people = [
  "林知夏",
  "Amadou Keïta",
  "نورة الحربي",
  "Maud Ferreira",
  "Joonas Lahti",
  "Ines Okafor",
].map((name, id) => ({ id: String(id), name, avatar: null }));
