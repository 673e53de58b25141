import type { SampleOperation } from "./platform/http/graphiql.ts";

const written = (variables: object): string => JSON.stringify(variables, null, 2);

/** What GraphiQL opens with: the ways to ask, to change and to listen. */
export const sampleOperations: SampleOperation[] = [
  {
    query: `# A page of the shop's products: search, filter, sort, page.
query Products($filter: ProductFilter) {
  products(page: 1, itemsPerPage: 5, sort: { field: PRICE, order: DESC }, filter: $filter) {
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
    variables: written({ filter: { q: "", status: ["PUBLISHED"] } }),
  },
  {
    query: `# Adds a product. Open the next tab first, and run it, to see the change arrive.
mutation AddProduct($input: ProductCreateInput!) {
  productCreate(input: $input) {
    id
    productName
    version
  }
}
`,
    variables: written({
      input: { productName: "Gull desk clock", productBrand: "Northquay", category: "OFFICE", sku: 70001, price: { amountMinor: 12900 }, qty: 40, status: "PUBLISHED" },
    }),
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
