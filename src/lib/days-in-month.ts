/** How many days a month has; months count from 1, and those beyond 12 are of the years behind. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
