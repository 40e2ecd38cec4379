/** Desks of the paper: id, name, extension. */
export const DESKS: [id: string, name: string, extension: string][] = [
  ['dsk_local', 'Local News', '410'],
  ['dsk_courts', 'Crime & Courts', '420'],
  ['dsk_politics', 'Politics', '430'],
  ['dsk_business', 'Business', '440'],
  ['dsk_sport', 'Sport', '450'],
  ['dsk_culture', 'Culture', '460'],
  ['dsk_features', 'Features', '470'],
  ['dsk_pictures', 'Pictures', '480'],
  ['dsk_production', 'Production', '490'],
]

/** Who works there; the first of each desk leads it. */
export const STAFF: [desk: string, role: string, names: string[]][] = [
  ['dsk_local', 'editor', ['Maureen Tully']],
  ['dsk_local', 'reporter', ['Declan Prior', 'Sunita Rao', 'Wesley Abbott', 'Ffion Gethin', 'Callum Reddick']],
  ['dsk_courts', 'editor', ['Gareth Pike']],
  ['dsk_courts', 'reporter', ['Ottilie Brandt', 'Jerome Asante', 'Lucy Hargreave']],
  ['dsk_politics', 'editor', ['Hester Langford']],
  ['dsk_politics', 'reporter', ['Ewan Strachan', 'Nadia Karim', 'Piers Holloway']],
  ['dsk_business', 'editor', ['Colin Overbury']],
  ['dsk_business', 'reporter', ['Bettina Krause', 'Samuel Oyelaran']],
  ['dsk_sport', 'editor', ['Rhona Mackie']],
  ['dsk_sport', 'reporter', ['Grace Marlowe', 'Dominic Keane', 'Tunde Balogun', 'Kirsty Vance']],
  ['dsk_culture', 'editor', ['Anselm Whitby']],
  ['dsk_culture', 'reporter', ['Isolde Farrow', 'Marcus Yeo']],
  ['dsk_features', 'editor', ['Philippa Crane']],
  ['dsk_features', 'reporter', ['Ruth Delgado', 'Owen Castell']],
  ['dsk_pictures', 'editor', ['Viktor Sandahl']],
  ['dsk_pictures', 'photographer', ['Toby Marlowe', 'Amina Farouk', 'Joss Pennington', 'Lena Huber', 'Bryn Calloway']],
  ['dsk_production', 'editor', ['Edith Nakamura']],
  ['dsk_production', 'subEditor', ['Hugo Fenn', 'Zara Winterton', 'Patrick Moyle']],
]

/** Working titles by desk. */
export const TITLES: Record<string, string[]> = {
  dsk_local: ['Market square closed until spring', 'Library roof repairs run late', 'Tarnside ferry adds Sunday sailings', 'School bus route 14 to be cut', 'Volunteers clear canal towpath', 'Pothole count doubles on Kelby Road', 'Care home residents moved after flood', 'New playground for Brackenfield', 'Allotment waiting list hits nine years', 'Station lifts broken again', 'Fire crews call for new engine', 'Lollipop lady retires at 81', 'Bin strike enters second week', 'Hospital car park charges go up'],
  dsk_courts: ['Builder jailed over fake invoices', 'Inquest into quarry death opens', 'Moorgate burglary trial begins', 'Police widen search for stolen tractor', 'Landlord fined for unsafe flats', 'Knife amnesty bins filled in a week', 'Jury out in arson case', 'Speed camera appeal thrown out', 'Jewellery raid suspects named'],
  dsk_politics: ['Council tax rise put to the vote', 'Mayor faces questions over bypass', 'Who is standing in Brackenfield East', 'Planning committee rejects wind turbines', 'Opposition leader steps down', 'Town hall sale back on the table', 'Youth council wants later buses', 'Councillors claim record expenses', 'Green belt review explained'],
  dsk_business: ['Biscuit factory to create 120 jobs', 'Last bank in Kelby shuts its doors', 'Brewery wins export order', 'Shop rents fall on the high street', 'Farmers count cost of wet summer', 'Boatyard changes hands after 90 years', 'Airport lands second airline', 'Apprentices in demand at steelworks'],
  dsk_sport: ['Rovers sign teenage goalkeeper', 'Ladies rugby side reach the final', 'Marathon route changes announced', 'Swimmers bring home eleven medals', 'Cricket club rebuilds pavilion', 'Rovers manager on the run-in', 'Rowing regatta moved by low water', 'Darts league turns fifty', 'Teen climber aims for the Games', 'Stadium lights up after refit'],
  dsk_culture: ['Film festival names its jury', 'Choir sings for the hospice', 'Gallery shows lost harbour paintings', 'Panto casts local plumber as dame', 'Brass band seeks young players', 'Novelist returns to her home town', 'Theatre reopens after asbestos scare', 'Folk weekend sells out'],
  dsk_features: ['A night with the gritting crews', 'Inside the last lighthouse', 'The twins who run the chip shop', 'Growing old on Tanner Street', 'How the moor learned to burn', 'My first year as a vicar'],
} // oxfmt-ignore

export const PLACES = ['Market Square', 'Town Hall steps', 'Kelby harbour', 'Crown Court', 'Rovers stadium', 'Brackenfield school', 'Moorgate station', 'Tanner Street', 'Newsroom studio', 'Quarry Lane'] // oxfmt-ignore
export const SHOTS = ['Portrait of', 'Group shot for', 'Wide view for', 'Detail for', 'Action shot for', 'Exterior for']
export const NOTES = ['Two phone calls and a visit', 'Waiting for a call back', 'Second draft', 'Checked figures with the council', 'Sat in on the meeting', 'Cut by a third', 'Archive search'] // oxfmt-ignore
