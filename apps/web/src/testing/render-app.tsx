import { defaultSite, type Site } from '@eidolon/contract/site.ts'
import { act, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router'
import { App, preloadPage } from '#app.tsx'
import { routes } from '#routes.ts'
import { testAccounts, type TestWorld } from './accounts.ts'

export const wallet = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

type Options = { readonly signedIn?: boolean; readonly site?: Site; readonly world?: TestWorld }

/** The whole application at an address, as a browser would show it. */
export async function renderApp(path: string, { signedIn = false, site = defaultSite, world = {} }: Options = {}) {
  const accounts = testAccounts({ site, ...world })
  if (signedIn) accounts.auth.getState().login(wallet)
  const router: { location?: Location; navigate?: NavigateFunction } = {}
  function Watch() {
    const location = useLocation()
    const navigate = useNavigate()
    useLayoutEffect(() => {
      Object.assign(router, { location, navigate })
    })
    return null
  }
  await fetchEverything()
  const view = await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Watch />
        <App site={site} accounts={accounts} />
      </MemoryRouter>,
    ),
  )
  return {
    ...view,
    accounts,
    auth: accounts.auth,
    path: () => router.location?.pathname,
    go: async (to: string | number) =>
      act(async () => {
        await (typeof to === 'number' ? router.navigate?.(to) : router.navigate?.(to))
      }),
  }
}

/**
 * Every screen's code, before anything is shown: a screen that is fetched during a click never arrives in a test, because
 * testing-library does not await the `act` it clicks in.
 */
async function fetchEverything(): Promise<void> {
  const {
    newCharacterFrom: _form,
    newMediaFrom: _from,
    newMediaWith: _with,
    mediaItem: _item,
    character,
    editCharacter,
    story,
    pose,
    newMediaOf,
    settingsPart,
    operatePart,
    operateAccount: _account,
    ...plain
  } = routes
  const paths = [
    ...Object.values(plain).map((path) => path()),
    character('x'),
    editCharacter('x'),
    story('x'),
    pose('x'),
    newMediaOf('x'),
    settingsPart('x'),
    operatePart('queue'),
  ]
  await Promise.all(paths.map((path) => preloadPage(path, true)))
}
