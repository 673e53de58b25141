import graphql from "@graphql-eslint/eslint-plugin";

const described = {
  types: true,
  FieldDefinition: true,
  InputValueDefinition: true,
  EnumValueDefinition: true,
  DirectiveDefinition: true,
  // The root types are only extended; an argument is told in the description of its field or directive.
  ignoredSelectors: [
    "[name.value=/^(Query|Mutation|Subscription)$/]",
    "[parent.type=/^(Field|Directive)Definition$/]",
  ],
};
const parser = {
  parser: graphql.parser,
  parserOptions: { graphQLConfig: { schema: "schema/**/*.graphql", documents: "web/**/*.graphql" } },
};

/** What the schema and the operations are checked for; run by `npm run lint`. */
export default [
  {
    files: ["schema/**/*.graphql"],
    languageOptions: parser,
    plugins: { "@graphql-eslint": graphql },
    rules: {
      ...graphql.configs["flat/schema-recommended"].rules,
      "@graphql-eslint/description-style": "off",
      "@graphql-eslint/no-hashtag-description": "error",
      "@graphql-eslint/no-unreachable-types": "off",
      "@graphql-eslint/strict-id-in-types": "off",
      "@graphql-eslint/no-typename-prefix": "off",
      "@graphql-eslint/naming-convention": [
        "error",
        {
          types: "PascalCase",
          FieldDefinition: "camelCase",
          InputValueDefinition: "camelCase",
          Argument: "camelCase",
          DirectiveDefinition: "camelCase",
          EnumValueDefinition: "UPPER_CASE",
        },
      ],
      "@graphql-eslint/require-description": ["error", described],
    },
  },
  {
    files: ["web/**/*.graphql"],
    languageOptions: parser,
    plugins: { "@graphql-eslint": graphql },
    rules: {
      ...graphql.configs["flat/operations-recommended"].rules,
      "@graphql-eslint/require-import-fragment": "off",
      "@graphql-eslint/naming-convention": [
        "error",
        {
          VariableDefinition: "camelCase",
          OperationDefinition: {
            style: "PascalCase",
            forbiddenSuffixes: ["Query", "Mutation", "Subscription"],
          },
          FragmentDefinition: { style: "PascalCase", forbiddenSuffixes: ["Fragment"] },
        },
      ],
      "@graphql-eslint/require-selections": "error",
    },
  },
];
