/** Schema language that no resolver serves, and new fields on a type that has real rows. */
export const parcelTypeDefs = `
  enum ParcelStatus { PACKED SENT ARRIVED }
  type Sender { id: ID!, name: String!, email: String!, phone: String!, country: String!, avatar: String! }
  type Address { street: String!, city: String!, countryCode: String! }
  type Parcel {
    id: ID!
    title: String!
    description: String!
    status: ParcelStatus!
    price: Money!
    imageUrl: String!
    isFragile: Boolean!
    itemCount: Int!
    weight: Float!
    tags: [String!]!
    createdAt: DateTime!
    updatedAt: DateTime!
    dueDate: Date!
    deletedAt: DateTime
    senderId: ID!
    sender: Sender!
    address: Address!
    product: Product
    notes(first: Int): [String!]!
  }
  type ParcelPage { items: [Parcel!]!, total: Int!, page: Int!, itemsPerPage: Int! }
  type ParcelDamage { id: ID!, parcel: Parcel!, level: Int! }
  type ParcelChange { id: ID!, kind: ChangeKind!, parcel: Parcel }
  type ParcelFigures { total: Int!, revenue: Money!, history: [FacetCount!]! }
  type ParcelPayload { parcel: Parcel, success: Boolean! }
  union Found = Parcel | Sender
  input ParcelInput { title: String, status: ParcelStatus, price: MoneyInput, senderId: ID, unknown: String }
  input ParcelFilter { q: String, status: [ParcelStatus!] }
  extend type Product { warranty: Int!, slogan: String!, supplier: Sender! }
  extend type Query {
    parcels(page: Int! = 1, itemsPerPage: Int! = 10, filter: ParcelFilter): ParcelPage!
    allParcels: [Parcel!]!
    parcel(id: ID!): Parcel
    damages: [ParcelDamage!]!
    parcelFigures: ParcelFigures! @sample
    found(id: ID!): Found
    parcelCount: Int!
    secretParcels: [Parcel!]! @auth
  }
  extend type Mutation {
    parcelCreate(input: ParcelInput!, idempotencyKey: String): Parcel!
    parcelUpdate(id: ID!, input: ParcelInput!): ParcelPayload!
    parcelDelete(id: ID!): ID!
    parcelBulkDelete(ids: [ID!]!): [ID!]!
    parcelRemind(id: ID!): Boolean!
  }
  extend type Subscription { parcelChanged: ParcelChange!, parcelTicks: Int! }
`;
