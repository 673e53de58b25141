/** What seeded texts are made of. */
export const words = {
  given: ["Amina", "Bo", "Chloé", "Dalia", "Elias", "Fang", "Goran", "Hana", "Idris", "Jun", "Karim", "Lin", "Maya", "Noor", "Olivier", "Ping", "Rania", "Samir", "Tao", "Yara"],
  family: ["Abadi", "Bernard", "Chen", "Duval", "Eriksen", "Farouk", "Gao", "Haddad", "Ito", "Jansen", "Khalil", "Liu", "Marchand", "Nasser", "Okafor", "Petit", "Qi", "Rossi", "Sun", "Wang"],
  companies: ["Northlight", "Greenmoor", "Tidewell", "Stonebridge", "Clearwater", "Highfield", "Brightmast", "Silverline", "Oakhaven", "Fairwind"],
  qualities: ["Quiet", "Amber", "Swift", "Northern", "Steady", "Bright", "Coastal", "Early", "Open", "Silver", "Gentle", "Bold"],
  things: ["Harbour", "Lantern", "Compass", "Anchor", "Meadow", "Signal", "Bridge", "Summit", "Current", "Beacon", "Garden", "Horizon"],
  labels: ["new", "featured", "urgent", "internal", "archive", "review", "seasonal", "limited", "regional", "trial"],
  jobs: ["Designer", "Engineer", "Accountant", "Support lead", "Product manager", "Analyst", "Operator", "Translator"],
  places: [
    { country: "China", code: "CN", city: "Hangzhou", region: "Zhejiang", zone: "Asia/Shanghai", language: "zh" },
    { country: "France", code: "FR", city: "Nantes", region: "Pays de la Loire", zone: "Europe/Paris", language: "fr" },
    { country: "Egypt", code: "EG", city: "Alexandria", region: "Alexandria", zone: "Africa/Cairo", language: "ar" },
    { country: "Ireland", code: "IE", city: "Galway", region: "Connacht", zone: "Europe/Dublin", language: "en" },
    { country: "Jordan", code: "JO", city: "Amman", region: "Amman", zone: "Asia/Amman", language: "ar" },
    { country: "Singapore", code: "SG", city: "Singapore", region: "Singapore", zone: "Asia/Singapore", language: "en" },
    { country: "Canada", code: "CA", city: "Québec", region: "Québec", zone: "America/Toronto", language: "fr" },
    { country: "Morocco", code: "MA", city: "Rabat", region: "Rabat-Salé-Kénitra", zone: "Africa/Casablanca", language: "ar" },
  ],
  streets: ["Quay Street", "Mill Lane", "Garden Road", "Station Square", "Harbour View", "Orchard Way"],
  sentences: [
    "Everything is ready for the next step.", "A short check is left before it can go out.", "The first results look better than expected.",
    "It was agreed with the team on Monday.", "Two questions are still open.", "The details are in the attached notes.",
    "It replaces the version from last spring.", "Nothing needs to be done for now.", "Customers asked for this more than once.",
    "It works the same in every region.", "The numbers are updated each morning.", "Please answer before the end of the week.",
  ],
} as const;
