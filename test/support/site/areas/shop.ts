import { money, PRODUCTS, type Product } from '../data/products.ts'
import { escapeHtml, layout } from '../layout.ts'
import { json, redirect, route, type Reply, type Route, type SiteRequest } from '../route.ts'
import type { SiteState } from '../state.ts'

const PER_PAGE = 8

/** Product list with filters, order and pages, product pages, cart, checkout and orders. */
export function shopRoutes(state: SiteState): Route[] {
  const cartOf = (request: SiteRequest) => state.carts.get(request.cookies.cart ?? '') ?? []
  const totalOf = (items: { id: string; quantity: number }[]) =>
    items.reduce((sum, { id, quantity }) => sum + find(id)!.price * quantity, 0)

  function addToCart(request: SiteRequest): Reply {
    const key = request.cookies.cart ?? `c${++state.sessions}`
    const items = state.carts.get(key) ?? []
    const id = text(request.body.id)
    const quantity = Number(request.body.quantity ?? 1)
    const known = items.find(item => item.id === id)
    if (known) known.quantity += quantity
    else items.push({ id, quantity })
    state.carts.set(key, items)
    return redirect('/shop/cart', { 'set-cookie': `cart=${key}; Path=/` })
  }

  function showCart(request: SiteRequest): Reply {
    const items = cartOf(request)
    if (items.length === 0)
      return { body: layout('Cart', '<h1>Your cart</h1><p>Your cart is empty.</p><a href="/shop">Keep shopping</a>') }
    const rows = items.map(({ id, quantity }) => {
      const { name, price } = find(id)!
      return `<tr><td>${name}</td><td>${money(price)}</td><td><form method="post" action="/shop/cart/update">
<input type="hidden" name="id" value="${id}"><input type="number" name="quantity" value="${quantity}" min="1" aria-label="Quantity of ${name}">
<button>Update</button></form></td><td>${money(price * quantity)}</td><td><form method="post" action="/shop/cart/remove">
<input type="hidden" name="id" value="${id}"><button aria-label="Remove ${name}">Remove</button></form></td></tr>`
    })
    const main = `<h1>Your cart</h1><table><thead><tr><th>Item</th><th>Price</th><th>Quantity</th><th>Sum</th><th></th></tr></thead>
<tbody>${rows.join('')}</tbody><tfoot><tr><th colspan="3">Total</th><td id="total">${money(totalOf(items))}</td><td></td></tr></tfoot></table>
<p><a class="button" href="/shop/checkout">Go to checkout</a> <a href="/shop">Keep shopping</a></p>`
    return { body: layout('Cart', main) }
  }

  function placeOrder(request: SiteRequest): Reply {
    const items = cartOf(request)
    const { name, street, city, card } = request.body
    const missing = ['name', 'street', 'city', 'card'].filter(field => !text(request.body[field]))
    if (missing.length > 0 || items.length === 0) {
      const why = items.length === 0 ? 'Your cart is empty.' : `Please fill in: ${missing.join(', ')}.`
      return {
        status: 422,
        body: layout(
          'Checkout',
          `<h1>Checkout</h1><p class="error" role="alert">${why}</p><a href="/shop/checkout">Back</a>`,
        ),
      }
    }
    const number = 7001 + state.orders.length
    state.orders.push({
      number,
      items,
      total: totalOf(items),
      name: text(name),
      address: `${text(street)}, ${text(city)}`,
    })
    state.carts.delete(request.cookies.cart ?? '')
    void card
    return redirect(`/shop/orders/${number}`)
  }

  return [
    route('GET /shop', listProducts),
    route('GET /api/products', () => json(PRODUCTS)),
    route('GET /shop/p/:id', (_, { id }) => showProduct(find(id!))),
    route('POST /shop/cart', addToCart),
    route('GET /shop/cart', showCart),
    route('POST /shop/cart/update', request => {
      const item = cartOf(request).find(({ id }) => id === request.body.id)
      if (item) item.quantity = Number(request.body.quantity)
      return redirect('/shop/cart')
    }),
    route('POST /shop/cart/remove', request => {
      const key = request.cookies.cart ?? ''
      state.carts.set(
        key,
        cartOf(request).filter(({ id }) => id !== request.body.id),
      )
      return redirect('/shop/cart')
    }),
    route('GET /shop/checkout', request => showCheckout(totalOf(cartOf(request)))),
    route('POST /shop/checkout', placeOrder),
    route('GET /shop/orders/:number', (_, { number }) => {
      const order = state.orders.find(one => one.number === Number(number))
      if (!order) return { status: 404, body: layout('No such order', '<h1>No such order</h1>') }
      return {
        body: layout(
          'Thank you',
          `<h1>Thank you, ${escapeHtml(order.name)}</h1><p role="status">Your order ${order.number} is confirmed. Total ${money(order.total)}.</p>`,
        ),
      }
    }),
  ]
}

const find = (id: string): Product | undefined => PRODUCTS.find(product => product.id === id)
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function listProducts({ query, search }: SiteRequest): Reply {
  const queries = new URLSearchParams(search)
  const kinds = queries.getAll('kind')
  const brand = query.brand ?? ''
  const most = Number(query.max || Infinity)
  const words = (query.q ?? '').toLowerCase()
  let found = PRODUCTS.filter(
    product =>
      (kinds.length === 0 || kinds.includes(product.kind)) &&
      (!brand || product.brand === brand) &&
      product.price <= most &&
      (!query.stock || product.stock > 0) &&
      product.name.toLowerCase().includes(words),
  )
  const orders: Record<string, (a: Product, b: Product) => number> = {
    'price-up': (a, b) => a.price - b.price,
    'price-down': (a, b) => b.price - a.price,
    rating: (a, b) => b.rating - a.rating,
  }
  const order = orders[query.sort ?? '']
  if (order) found = found.toSorted(order)
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const page = Math.min(pages, Math.max(1, Number(query.page ?? 1)))
  const linkTo = (target: number) => {
    const next = new URLSearchParams(queries)
    next.set('page', String(target))
    return `/shop?${next.toString()}`
  }
  const cards = found.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(
    ({
      id,
      name,
      brand: maker,
      price,
      was,
      rating,
      stock,
    }) => `<article class="card"><h2><a href="/shop/p/${id}">${name}</a></h2>
<p class="muted">${escapeHtml(maker)}</p><p class="price">${was ? `<s>${money(was)}</s> ` : ''}<strong>${money(price)}</strong></p>
<p><span aria-label="${rating} out of 5 stars">★ ${rating}</span> · ${stock ? `${stock} in stock` : 'Sold out'}</p>
<form method="post" action="/shop/cart"><input type="hidden" name="id" value="${id}"><button ${stock ? '' : 'disabled'}>Add to cart</button></form></article>`,
  )
  const box = (name: string, value: string, label: string, isOn: boolean) =>
    `<label><input type="checkbox" name="${name}" value="${value}" ${isOn ? 'checked' : ''}> ${label}</label><br>`
  const option = (value: string, label: string, chosen: string) =>
    `<option value="${value}" ${value === chosen ? 'selected' : ''}>${label}</option>`
  const brands = [...new Set(PRODUCTS.map(product => product.brand))]
  const main = `<h1>Shop</h1>
<form method="get" action="/shop" aria-label="Filters"><div class="row"><label for="q">Find a product</label> <input id="q" type="search" name="q" value="${escapeHtml(query.q ?? '')}"></div>
<fieldset><legend>Category</legend>${['Kitchen', 'Garden', 'Outdoors', 'Gifts'].map(kind => box('kind', kind, kind, kinds.includes(kind))).join('')}</fieldset>
<div class="row"><label>Brand <select name="brand">${option('', 'All brands', brand)}${brands.map(one => option(escapeHtml(one), escapeHtml(one), escapeHtml(brand))).join('')}</select></label>
<label>Up to £ <input type="number" name="max" min="0" step="0.01" value="${escapeHtml(query.max ?? '')}"></label> ${box('stock', '1', 'In stock only', query.stock === '1')}
<label>Sort by <select name="sort">${option('', 'Featured', query.sort ?? '')}${option('price-up', 'Price: low to high', query.sort ?? '')}${option('price-down', 'Price: high to low', query.sort ?? '')}${option('rating', 'Best rated', query.sort ?? '')}</select></label>
<button>Apply filters</button> <a href="/shop">Clear all</a></div></form>
<p id="count">${found.length} products</p><div class="list">${cards.join('\n')}</div>
<nav aria-label="Pages">${page > 1 ? `<a rel="prev" href="${linkTo(page - 1)}">Previous</a>` : ''} ${Array.from({ length: pages }, (_, index) => (index + 1 === page ? `<span aria-current="page">${page}</span>` : `<a href="${linkTo(index + 1)}">${index + 1}</a>`)).join(' ')} ${page < pages ? `<a rel="next" href="${linkTo(page + 1)}">Next</a>` : ''}</nav>
<p><a href="/shop/cart">View cart</a></p>`
  return { body: layout('Shop', main) }
}

function showProduct(product: Product | undefined): Reply {
  if (!product) return { status: 404, body: layout('No such product', '<h1>No such product</h1>') }
  const { id, name, brand, price, was, rating, stock, colours, sizes, reviews } = product
  const swatches = colours.map(
    (colour, index) =>
      `<label><input type="radio" name="colour" value="${colour}" ${index ? '' : 'checked'}> ${colour}</label> `,
  )
  const main = `<nav aria-label="Breadcrumb"><a href="/shop">Shop</a> › <a href="/shop?kind=${product.kind}">${product.kind}</a></nav>
<h1>${name}</h1><p>by <a href="/shop?brand=${encodeURIComponent(brand)}">${escapeHtml(brand)}</a></p>
<p class="price">${was ? `Was <s>${money(was)}</s>, now ` : ''}<strong itemprop="price">${money(price)}</strong></p>
<p>Rated ${rating} out of 5 · <span id="stock">${stock ? `${stock} in stock` : 'Sold out'}</span></p><p>${escapeHtml(product.text)}</p>
<table aria-label="Details"><tr><th>Item number</th><td>WM-${id.toUpperCase()}</td></tr><tr><th>Weight</th><td>${(name.length * 37) / 1000} kg</td></tr><tr><th>Ships from</th><td>Eastholt</td></tr></table>
<form method="post" action="/shop/cart"><input type="hidden" name="id" value="${id}"><fieldset><legend>Colour</legend>${swatches.join('')}</fieldset>
${sizes.length ? `<label>Size <select name="size">${sizes.map(size => `<option>${size}</option>`).join('')}</select></label>` : ''}
<label>Quantity <input type="number" name="quantity" value="1" min="1" max="10"></label> <button ${stock ? '' : 'disabled'}>Add to cart</button></form>
<h2>Reviews (${reviews.length})</h2>${reviews.map(({ by, stars, text: said }) => `<blockquote><p>${said}</p><cite>${by}</cite>, ${stars} stars</blockquote>`).join('')}`
  return { body: layout(name, main) }
}

const showCheckout = (total: number): Reply => ({
  body: layout(
    'Checkout',
    `<h1>Checkout</h1><p>To pay: <strong>${money(total)}</strong></p>
<form method="post" action="/shop/checkout"><fieldset><legend>Delivery address</legend>
<p><label for="name">Full name</label> <input id="name" name="name" autocomplete="name" required></p>
<p><label for="street">Street and number</label> <input id="street" name="street" autocomplete="street-address" required></p>
<p><label for="city">Town</label> <input id="city" name="city" required></p>
<p><label for="country">Country</label> <select id="country" name="country"><option>United Kingdom</option><option>Ireland</option><option>France</option></select></p></fieldset>
<fieldset><legend>Payment</legend><p><label for="card">Card number</label> <input id="card" name="card" autocomplete="cc-number" inputmode="numeric" required></p>
<p><label for="expiry">Expiry (MM/YY)</label> <input id="expiry" name="expiry" autocomplete="cc-exp"></p><p><label for="cvc">Security code</label> <input id="cvc" name="cvc" type="password" autocomplete="cc-csc"></p></fieldset>
<p><label><input type="checkbox" name="gift" value="yes"> This is a gift</label></p><button type="submit">Place order</button></form>`,
  ),
})
