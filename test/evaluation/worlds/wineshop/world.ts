import type { World } from '../world.ts'
import { comptoir } from './models/comptoir.ts'
import { ledger } from './models/ledger.ts'
import { questions } from './questions.ts'

/** A wine and delicatessen merchant: producers, products, customers, orders, deliveries, vouchers and tastings. */
export const wineshop: World = { name: 'wineshop', questions, models: [ledger, comptoir] }
