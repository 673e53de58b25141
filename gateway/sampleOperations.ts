import type { SampleOperation } from "./platform/http/graphiql.ts";

/** What GraphiQL opens with: the ways to ask, to change and to listen. */
export const sampleOperations: SampleOperation[] = [
  {
    query: `# A page of the shop's products: search, filter, sort, page.
query Products {
  products(page: 1, itemsPerPage: 5, sort: { field: PRICE, order: DESC }, filter: { q: "desk", status: [PUBLISHED] }) {
    total
    items {
      id
      productName
      category
      price {
        amountMinor
        currency
      }
      status
    }
  }
}
`,
  },
  {
    query: `# Adds a product. Open the next tab first, and run it, to see the change arrive.
mutation AddProduct {
  productCreate(
    input: {
      productName: "Gull desk clock"
      productBrand: "Northquay"
      category: OFFICE
      sku: 70001
      price: { amountMinor: 12900 }
      qty: 40
      status: PUBLISHED
    }
  ) {
    id
    productName
    version
  }
}
`,
  },
  {
    query: `# Every change to the products, as it happens.
subscription ProductChanges {
  productChanged {
    kind
    id
    product {
      productName
      qty
    }
  }
}
`,
  },
  {
    query: `# Signs in with a sample account; then ask who you are.
mutation SignIn {
  login(email: "client@demo.com", password: "client") {
    userData {
      fullName
      role
    }
    userAbilityRules {
      action
      subject
    }
  }
}

query WhoAmI {
  viewer {
    user {
      fullName
      email
    }
  }
}
`,
  },
];
