import type { World } from '../world.ts'
import { ledger } from './models/ledger.ts'
import { storefront } from './models/storefront.ts'
import { questions } from './questions.ts'

/** An online shop for camping and outdoor gear: customers, brands, products, orders, shipments, returns and reviews. */
export const gearshop: World = { name: 'gearshop', questions, models: [storefront, ledger] }
