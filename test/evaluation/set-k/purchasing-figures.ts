import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Questions that need several of its lists. */
export function relatePurchasing({ ask }: Builder, { purchasing }: Facts): void {
  const { suppliers, products, warehouses, stockLevels, purchaseOrders, shipments, returns } = purchasing
  const nameOf = (code: string) => suppliers.find(one => one.supplierCode === code)!.name
  const of = (status: string) => purchaseOrders.filter(one => one.status === status)
  const supplier = pick.sized(purchaseOrders, one => one.supplierCode, 5, 14).key
  const ordered = purchaseOrders.filter(one => one.supplierCode === supplier)
  ask('join', `purchase orders with ${nameOf(supplier)}`, gold.set(ordered))
  const oslo = stockLevels.filter(one => one.warehouseCode === 'OSL3')
  ask('join', 'whats in stock in Oslo? stock levels please', either(gold.set(oslo), gold.set(oslo.filter(one => one.quantityOnHand > 0)))) // oxfmt-ignore
  const bearing = products.find(one => one.description === 'Ball bearing 6204')!
  ask(
    'join',
    'how many Ball bearing 6204 do we have on hand over all warehouses',
    gold.count(
      pick.sum(
        stockLevels.filter(one => one.sku === bearing.sku),
        one => one.quantityOnHand,
      ),
    ),
  )
  const abroad = new Set(suppliers.filter(one => one.country === 'China').map(one => one.supplierCode))
  const chinese = new Set(purchaseOrders.filter(one => abroad.has(one.supplierCode)).map(one => one.orderNumber))
  ask('join', 'shipments for orders from chinese suppliers', gold.set(shipments.filter(one => chinese.has(one.orderNumber)))) // oxfmt-ignore
  const blamed = new Set(returns.filter(one => one.reason === 'PoorQuality').map(one => one.orderNumber))
  const poor = pick.distinct(purchaseOrders.filter(one => blamed.has(one.orderNumber)).map(one => one.supplierCode))
  ask(
    'join',
    'which suppliers had returns for poor quality?',
    gold.set(suppliers.filter(one => poor.includes(one.supplierCode))),
  )
  const preferred = pick.sized(products, one => one.preferredSupplierCode, 2, 6)
  ask('join', `products for which ${nameOf(preferred.key)} is the preferred supplier`, gold.set(preferred.rows))
  const bonded = new Set(warehouses.filter(one => one.isBonded).map(one => one.warehouseCode))
  ask(
    'join',
    'approved POs going to a bonded warehouse',
    gold.set(purchaseOrders.filter(one => one.status === 'Approved' && bonded.has(one.warehouseCode))),
  )
  const sent = pick.nth(shipments, one => one.status === 'Delivered', 30)
  const from = purchaseOrders.find(one => one.orderNumber === sent.orderNumber)!
  const maker = suppliers.find(one => one.supplierCode === from.supplierCode)!
  ask('join', `from which supplier did shipment ${sent.shipmentId} come?`, either(gold.text(maker.name), gold.record(maker))) // oxfmt-ignore
  const ranked = pick.rank(purchaseOrders, one => one.supplierCode)
  const spent = ranked.map(({ key, rows }) => ({ name: nameOf(key), total: pick.sum(rows, one => one.totalAmount) }))
  const top = spent.toSorted((a, b) => b.total - a.total)[0]!
  ask(
    'join',
    'Which supplier do we spend the most money with?',
    either(gold.record(suppliers.find(one => one.name === top.name)!), gold.text(top.name)),
  )
  const failed = new Set(of('Cancelled').map(one => one.supplierCode))
  const reliable = suppliers.filter(one => !failed.has(one.supplierCode))
  ask('join', 'suppliers that never had an order cancelled', reliable.length > 0 ? gold.set(reliable) : gold.empty())
  const wanted = pick.sized(purchaseOrders.flatMap(one => one.lines), one => one.sku, 4, 12).key // oxfmt-ignore
  ask(
    'join',
    `which purchase orders contain sku ${wanted}`,
    gold.set(purchaseOrders.filter(one => one.lines.some(line => line.sku === wanted))),
  )
}

/** Figures, groups and comparisons. */
export function countPurchasing({ ask }: Builder, { purchasing }: Facts): void {
  const { suppliers, products, warehouses, stockLevels, purchaseOrders, shipments, returns } = purchasing
  const of = (status: string) => purchaseOrders.filter(one => one.status === status)
  const nameOf = (code: string) => suppliers.find(one => one.supplierCode === code)!.name
  ask('aggregate', 'how many POs do we have in the system', gold.count(purchaseOrders.length))
  ask('aggregate', 'total value of the approved purchase orders', gold.money(pick.sum(of('Approved'), one => one.totalAmount))) // oxfmt-ignore
  ask('aggregate', 'avg lead time of our A suppliers (days)', gold.plain(pick.mean(suppliers.filter(one => one.rating === 'A'), one => one.leadTimeDays))) // oxfmt-ignore
  ask('aggregate', 'how much credit did we get for returns so far?', gold.money(pick.sum(returns, one => one.creditAmount))) // oxfmt-ignore
  ask('aggregate', 'median order value', gold.money(pick.median(purchaseOrders, one => one.totalAmount)))
  ask('share', 'what share of our shipments is delivered already', gold.percent(pick.ratio(shipments.filter(one => one.status === 'Delivered').length, shipments.length))) // oxfmt-ignore
  ask('share', '% cancelled purchase orders', gold.percent(pick.ratio(of('Cancelled').length, purchaseOrders.length)))
  const counted = <T>(rows: readonly T[], key: (row: T) => string) =>
    pick.rank(rows, key).map(({ key: name, rows: members }): [string, number] => [name, members.length])
  ask('group', 'number of returns by reason', gold.map(counted(returns, one => one.reason).map(([name, size]) => [gold.spelled(name, name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')), size]))) // oxfmt-ignore
  ask(
    'group',
    'spend per buyer please',
    gold.map(pick.rank(purchaseOrders, one => one.buyerName).map(({ key, rows }) => [key, pick.sum(rows, one => one.totalAmount)]), 'money'), // oxfmt-ignore
  )
  const code = (name: string) => warehouses.find(one => one.warehouseCode === name)!
  ask(
    'group',
    'units on hand for each warehouse',
    gold.map(pick.rank(stockLevels, one => one.warehouseCode).map(({ key, rows }) => [gold.spelled(key, code(key).name, code(key).city), pick.sum(rows, one => one.quantityOnHand)])), // oxfmt-ignore
  )
  const busy = pick.rank(purchaseOrders, one => one.supplierCode).filter(({ rows }) => rows.length > 12)
  ask(
    'group',
    'suppliers with more than 12 purchase orders',
    either(
      gold.set(busy.map(({ key }) => suppliers.find(one => one.supplierCode === key)!)),
      groups(busy.map(({ key, rows }) => [nameOf(key), rows.length])),
    ),
  )
  ask('group', 'how are the pallets spread over the carriers?', gold.map(pick.rank(shipments, one => one.carrier).map(({ key, rows }) => [key, pick.sum(rows, one => one.pallets)]))) // oxfmt-ignore
  const by = (carrier: string) => shipments.filter(one => one.carrier === carrier).length
  ask('compare', 'who carries more of our shipments, Maersk or DSV?', more([gold.spelled('Maersk'), by('Maersk')], [gold.spelled('DSV'), by('DSV')])) // oxfmt-ignore
  const cost = (category: string) => pick.mean(products.filter(one => one.category === category), one => one.standardCost) // oxfmt-ignore
  ask(
    'compare',
    'are tools on average more expensive than electrical stuff?',
    either(
      gold.yes(cost('Tools') > cost('Electrical')),
      more([gold.spelled('Tools'), cost('Tools')], [gold.spelled('Electrical'), cost('Electrical')], { unit: 'money' }),
    ),
  )
  ask(
    'several',
    'how many suppliers and how many warehouses do we have? and the total pallet capacity',
    gold.figures(
      gold.count(suppliers.length),
      gold.count(warehouses.length),
      gold.plain(pick.sum(warehouses, one => one.capacityPallets)),
    ),
  )
  ask(
    'several',
    'Number of open returns; also number of refused ones',
    gold.figures(
      gold.count(returns.filter(one => one.status === 'Open').length),
      gold.count(returns.filter(one => one.status === 'Refused').length),
    ),
  )
}
