/** People who stand in the demos. */
export const people = [
  { id: "1", name: "林知夏", avatar: null },
  { id: "2", name: "Amadou Keïta", avatar: "/media/avatars/face-002.svg" },
  { id: "3", name: "نورة الحربي", avatar: null },
  { id: "4", name: "Maud Ferreira", avatar: "/media/avatars/face-057.svg" },
  { id: "5", name: "Joonas Lahti", avatar: null },
  { id: "6", name: "Priya Raman", avatar: "/media/avatars/face-095.svg" },
  { id: "7", name: "Ines Okafor", avatar: null },
];
