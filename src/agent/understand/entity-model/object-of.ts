/** The object inside a record that a column lies in: `lead` of `lead.email`; empty for a column of the record itself. */
export const objectOf = (column: string): string => column.split('.').slice(0, -1).join('.')
