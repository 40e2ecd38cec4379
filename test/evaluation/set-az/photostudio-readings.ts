import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Studio = Facts['photostudio']
export type Shoot = Studio['lensShoots'][number]
export type Package = Studio['lensPackages'][number]
export type Photographer = Studio['lensPhotographers'][number]
export type PrintOrder = Studio['lensPrintOrders'][number]

/** Packages that are no longer sold may count or not where the question leaves it open. */
export const sold = (rows: Package[], answer: (rows: Package[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.active)], answer)
/** Photographers who have left may count or not where the question leaves it open. */
export const onBooks = (rows: Photographer[], answer: (rows: Photographer[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.active)], answer)
/** Orders that were cancelled may count or not where the question leaves it open. */
export const ordered = (rows: PrintOrder[], answer: (rows: PrintOrder[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** Shoots that were called off, or only asked for, may count as booked or not. */
export const booked = (rows: Shoot[], answer: (rows: Shoot[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => one.status !== 'cancelled' && one.status !== 'enquiry')], answer) // oxfmt-ignore

/** The shoot whose pictures were ordered. */
export const shootOf = ({ lensGalleries, lensShoots }: Studio, { galleryId }: PrintOrder): Shoot =>
  pick.find(lensShoots, pick.find(lensGalleries, galleryId).shootId)
/** Who works on a shoot, all or in a role. */
export const crewOf = ({ lensAssignments, lensPhotographers }: Studio, shoot: Shoot, role?: string): Photographer[] =>
  lensAssignments.filter(one => one.shootId === shoot.id && (!role || one.role === role)).map(one => pick.find(lensPhotographers, one.photographerId)) // oxfmt-ignore
/** The shoots that a photographer works on, all or in a role. */
export const shootsOf = ({ lensAssignments, lensShoots }: Studio, { id }: Photographer, role?: string): Shoot[] =>
  lensAssignments.filter(one => one.photographerId === id && (!role || one.role === role)).map(one => pick.find(lensShoots, one.shootId)) // oxfmt-ignore
