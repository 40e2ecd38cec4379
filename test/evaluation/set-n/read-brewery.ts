import * as pick from '../pick.ts'
import type { Batch, BreweryCustomer, BreweryData, Recipe } from '../services/brewery/data.ts'

export const recipeOf = ({ recipes }: BreweryData, one: Batch): Recipe => pick.find(recipes, one.recipeID)
export const called = <T extends { name: string }>(rows: readonly T[], name: string): T =>
  pick.nth(rows, one => one.name === name)
/** Orders of a customer. */
export const ordersOf = ({ orders }: BreweryData, customer: BreweryCustomer) =>
  orders.filter(one => one.customerID === customer.id)
export const owners = (rows: readonly { customerID: number | null }[]) => new Set(rows.map(one => one.customerID))
