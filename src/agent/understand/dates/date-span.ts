/** A period that the text names, as ISO days, both inclusive; character offsets into the text. */
export interface DateSpan {
  start: number
  end: number
  from: string
  to: string
  grain: 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year' | 'decade' | 'range'
  /** True when the text names no year, so that the nearest one was taken. */
  impliedYear?: boolean
  /** The time of the day that stands with it: '20:00'. */
  time?: string
  /** The times at which a stretch within a day, or of several days, begins and ends: ['14:00', '16:30']. */
  times?: [string, string]
}

/** A period, without where in the text it stands. */
export type Period = Omit<DateSpan, 'start' | 'end'>

/** A local day as ISO. */
export const isoDay = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
/** A day at noon, which no change of the clock moves. */
export const day = (year: number, month: number, date: number) => new Date(year, month, date, 12)

/** So many whole months. */
export const months = (year: number, first: number, count: number) => ({
  from: isoDay(day(year, first, 1)),
  to: isoDay(day(year, first + count, 0)),
})
