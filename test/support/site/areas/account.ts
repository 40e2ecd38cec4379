import { escapeHtml, layout } from '../layout.ts'
import { redirect, route, type Reply, type Route, type SiteRequest } from '../route.ts'
import type { SiteState } from '../state.ts'

/** Sign-in with a session cookie, and the pages behind it. */
export function accountRoutes(state: SiteState): Route[] {
  const accountOf = (request: SiteRequest) => {
    const user = state.users.get(request.cookies.sid ?? '')
    return state.accounts.find(account => account.user === user)
  }
  const signedIn =
    (show: (account: SiteState['accounts'][number], request: SiteRequest) => Reply) =>
    (request: SiteRequest): Reply => {
      const account = accountOf(request)
      return account ? show(account, request) : redirect(`/login?next=${encodeURIComponent(request.path)}`)
    }

  return [
    route('GET /login', ({ query }) => showLogin(query.next ?? '/account')),
    route('POST /login', ({ body }) => {
      const account = state.accounts.find(({ user, password }) => user === body.user && password === body.password)
      if (!account)
        return { ...(showLogin('/account', 'Wrong user name or password.') as object), status: 401 } as Reply
      const sid = `s${++state.sessions}`
      state.users.set(sid, account.user)
      const next = typeof body.next === 'string' && body.next.startsWith('/') ? body.next : '/account'
      return redirect(next, { 'set-cookie': `sid=${sid}; Path=/; HttpOnly` })
    }),
    route('POST /logout', request => {
      state.users.delete(request.cookies.sid ?? '')
      return redirect('/login')
    }),
    route(
      'GET /account',
      signedIn(({ name, user, address }) => ({
        body: layout(
          'My account',
          `<h1>Welcome, ${escapeHtml(name)}</h1><ul><li><a href="/account/orders">My orders</a></li><li><a href="/account/address">Change address</a></li></ul>
<dl><dt>E-mail</dt><dd>${escapeHtml(user)}</dd><dt>Address</dt><dd id="address">${escapeHtml(address)}</dd><dt>Loyalty points</dt><dd>1,240</dd></dl>
<form method="post" action="/logout"><button>Sign out</button></form>`,
          { user: name },
        ),
      })),
    ),
    route(
      'GET /account/orders',
      signedIn(({ name }) => ({
        body: layout(
          'My orders',
          `<h1>My orders</h1><table><caption>Orders of the last year</caption><thead><tr><th>Order</th><th>Date</th><th>Items</th><th>Total</th><th>Status</th></tr></thead><tbody>
<tr><td>6120</td><td>4 May 2026</td><td>3</td><td>£71.40</td><td>Delivered</td></tr><tr><td>6388</td><td>19 July 2026</td><td>1</td><td>£42.00</td><td>Delivered</td></tr>
<tr><td>6754</td><td>2 November 2026</td><td>2</td><td>£29.00</td><td>On its way</td></tr></tbody></table>`,
          { user: name },
        ),
      })),
    ),
    route(
      'GET /account/address',
      signedIn(({ name, address }) => ({
        body: layout(
          'Change address',
          `<h1>Change address</h1><form method="post" action="/account/address"><label for="address">New address</label>
<textarea id="address" name="address" rows="3" cols="40">${escapeHtml(address)}</textarea><p><button>Save address</button> <a href="/account">Cancel</a></p></form>`,
          { user: name },
        ),
      })),
    ),
    route(
      'POST /account/address',
      signedIn((account, { body }) => {
        account.address = typeof body.address === 'string' ? body.address : ''
        return redirect('/account')
      }),
    ),
  ]
}

const showLogin = (next: string, error = ''): Reply => ({
  body: layout(
    'Sign in',
    `<h1>Sign in</h1>${error ? `<p class="error" role="alert">${error}</p>` : ''}<form method="post" action="/login">
<input type="hidden" name="next" value="${escapeHtml(next)}"><p><label for="user">E-mail or user name</label> <input id="user" name="user" autocomplete="username"></p>
<p><label for="password">Password</label> <input id="password" name="password" type="password" autocomplete="current-password"></p>
<p><label><input type="checkbox" name="remember" value="1"> Keep me signed in</label></p><button type="submit">Sign in</button></form><p><a href="/forgot">Forgotten your password?</a></p>`,
  ),
})
