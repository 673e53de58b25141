declare module "virtual:kit-props" {
  /** The pieces of the kit by the module that exports them, as their types and docstrings tell. */
  export const kitProps: Readonly<
    Record<
      string,
      readonly {
        name: string;
        text: string;
        props: readonly { name: string; type: string; required: boolean; text: string; fallback?: string }[];
      }[]
    >
  >;
}
