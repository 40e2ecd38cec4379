/** The parks of the city. */
export const PARKS: [name: string, district: string, hectares: number, opened: number][] = [
  ['Heron Park', 'Riverside', 34.5, 1904],
  ['Weir Meadows', 'Riverside', 21.2, 1988],
  ['Quayside Green', 'Riverside', 3.8, 2011],
  ['Millrace Gardens', 'Riverside', 5.4, 1957],
  ['Linden Gardens', 'Old Town', 6.1, 1872],
  ['Abbey Close', 'Old Town', 1.9, 1921],
  ['Market Cross Garden', 'Old Town', 0.7, 2016],
  ['Castle Mound', 'Old Town', 8.3, 1899],
  ['Bishop Park', 'Old Town', 12.6, 1934],
  ['Larkspur Hill', 'Hillcrest', 27.9, 1968],
  ['Beacon Wood', 'Hillcrest', 41.3, 1975],
  ['Orchard Terrace', 'Hillcrest', 2.4, 1993],
  ['Quarry Park', 'Hillcrest', 15.8, 2003],
  ['Reservoir Walk', 'Hillcrest', 9.7, 1981],
  ['Foundry Fields', 'Eastgate', 18.4, 1996],
  ['Canal Basin Park', 'Eastgate', 7.2, 2008],
  ['Jubilee Recreation Ground', 'Eastgate', 23.6, 1935],
  ['Tannery Square', 'Eastgate', 1.1, 2019],
]
/** What is done to what, by the type of a job. */
export const WORK: Record<string, [verbs: string[], things: string[]]> = {
  mowing: [['Mow', 'Edge', 'Strim'], ['north meadow', 'cricket pitch', 'picnic lawn', 'bowling green', 'river bank', 'football field', 'car park verges', 'orchard grass']], // oxfmt-ignore
  pruning: [['Prune', 'Trim', 'Cut back'], ['rose beds', 'yew hedge', 'lime avenue', 'willows', 'box hedges', 'apple trees', 'rhododendrons', 'wisteria']], // oxfmt-ignore
  planting: [['Plant', 'Water', 'Mulch'], ['tulip beds', 'summer bedding', 'wildflower strip', 'young oaks', 'herb border', 'lavender', 'rock garden', 'fern corner']], // oxfmt-ignore
  repair: [['Repair', 'Repaint', 'Straighten'], ['main gate', 'bandstand roof', 'wooden bench', 'pond railing', 'swing set', 'climbing frame', 'footbridge', 'notice board', 'lamp post', 'iron fence']], // oxfmt-ignore
  cleaning: [['Clean', 'Sweep', 'Hose down'], ['public toilets', 'tennis court', 'skate ramp', 'paved paths', 'picnic tables', 'underpass', 'pavilion steps', 'fountain']], // oxfmt-ignore
  inspection: [['Inspect', 'Check', 'Photograph'], ['slide', 'seesaw', 'sandpit', 'zip wire', 'old chestnut', 'copper beech', 'boat house', 'paddling pool']], // oxfmt-ignore
}
/** What visitors write, by category. */
export const MESSAGES: Record<string, string[]> = {
  litter: ['The bins are overflowing again', 'Broken glass next to the benches', 'Pizza boxes all over the lawn'],
  damage: ['A plank of the bench is missing', 'Somebody has sprayed the wall', 'The gate no longer closes'],
  trees: [
    'A large branch hangs over the path',
    'The young tree by the gate looks dry',
    'Leaves make the steps slippery',
  ],
  dogs: ['Dogs off the lead near the pond', 'No bags left in the dispenser', 'Dog mess on the football field'],
  lighting: [
    'The lamp at the entrance flickers',
    'It is pitch dark on the main path',
    'Two lights by the bridge are out',
  ],
  praise: ['The tulips are wonderful this year', 'Thank you for the new swings', 'So clean today, well done'],
}
