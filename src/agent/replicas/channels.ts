/** Channels of the store, beside those of the leases: the turn of this id ended. */
export const TURNS = 'turns'
