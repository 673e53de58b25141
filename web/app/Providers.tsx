import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { createDOMRenderer, FluentProvider, RendererProvider } from "@fluentui/react-components";
import type { ContextType, ReactNode } from "react";
import { cspNonce } from "#web/lib/cspNonce.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { localeFacts } from "#web/lib/texts/locale.ts";
import { type Router, RouterContext } from "#web/lib/navigation/place.ts";
import { ShellPiecesContext } from "#web/lib/navigation/shellPieces.ts";
import { NavigateContext } from "#web/lib/navigation/useLink.ts";
import { Ground } from "./shell/Ground.tsx";
import { shellPieces } from "./shell/shellPieces.ts";

const nonce = cspNonce();
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {});

/** The provider adds nothing to the themes of the style sheet; see `themeSheet`. */
const fromStyleSheet = {};

/** Everything the screens stand in: styles under the page's nonce, theme, direction and the Apollo client. */
export function Providers({
  client,
  router,
  follow,
  children,
}: {
  client: ApolloClient;
  router: Router;
  follow: ContextType<typeof NavigateContext>;
  children: ReactNode;
}) {
  const { dir } = localeFacts[useLocale()];
  return (
    <ApolloProvider client={client}>
      <RendererProvider renderer={renderer} targetDocument={document}>
        <FluentProvider theme={fromStyleSheet} dir={dir}>
          <RouterContext value={router}>
            <NavigateContext value={follow}>
              <ShellPiecesContext value={shellPieces}>
                <Ground>{children}</Ground>
              </ShellPiecesContext>
            </NavigateContext>
          </RouterContext>
        </FluentProvider>
      </RendererProvider>
    </ApolloProvider>
  );
}
