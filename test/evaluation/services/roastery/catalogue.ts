type Entry = [name: string, country: string, region: string, roast: string, process: string, price: number, notes: string] // oxfmt-ignore

/** What the roaster sells. */
export const COFFEES: Entry[] = [
  ['Sunrise Sidamo', 'Ethiopia', 'Sidamo', 'light', 'washed', 10.5, 'lemon jasmine'],
  ['Blue Door', 'Ethiopia', 'Yirgacheffe', 'light', 'natural', 12.25, 'blueberry honey'],
  ['Hidden Gate', 'Ethiopia', 'Guji', 'medium', 'natural', 11.75, 'peach cocoa'],
  ['Kirinyaga Peak', 'Kenya', 'Kirinyaga', 'light', 'washed', 13.5, 'blackcurrant grapefruit'],
  ['Nyeri Hill', 'Kenya', 'Nyeri', 'medium', 'washed', 12.8, 'redcurrant caramel'],
  ['Lake Morning', 'Rwanda', 'Nyamasheke', 'light', 'washed', 10.9, 'orange honey'],
  ['Thousand Hills', 'Rwanda', 'Huye', 'medium', 'honey', 11.2, 'plum caramel'],
  ['Casa Verde', 'Colombia', 'Huila', 'medium', 'washed', 9.75, 'caramel apple'],
  ['La Palmera', 'Colombia', 'Nariño', 'light', 'honey', 11.4, 'mandarin honey'],
  ['Night Shift', 'Colombia', 'Cauca', 'dark', 'washed', 9.25, 'cocoa walnut'],
  ['Slow Sunday', 'Colombia', 'Tolima', 'medium', 'washed', 9.95, 'caramel hazelnut'],
  ['Fazenda Bela', 'Brazil', 'Cerrado', 'medium', 'natural', 8.5, 'hazelnut cocoa'],
  ['Old Tram', 'Brazil', 'Minas Gerais', 'dark', 'natural', 8.2, 'cocoa molasses'],
  ['Velvet Evening', 'Brazil', 'Bahia', 'dark', 'natural', 8.75, 'almond cocoa'],
  ['Volcan Azul', 'Guatemala', 'Antigua', 'medium', 'washed', 10.2, 'apple caramel'],
  ['Tres Marias', 'Guatemala', 'Huehuetenango', 'light', 'washed', 11.1, 'apricot honey'],
  ['Mountain Whisper', 'Honduras', 'Marcala', 'medium', 'honey', 9.4, 'plum hazelnut'],
  ['Quiet Hour', 'Honduras', 'Copán', 'dark', 'washed', 8.95, 'walnut molasses'],
  ['Toba Mist', 'Indonesia', 'Sumatra', 'dark', 'honey', 10.8, 'cedar molasses'],
  ['Green Lantern', 'Indonesia', 'Java', 'dark', 'washed', 9.9, 'walnut cedar'],
  ['Cloud Forest', 'Peru', 'Cajamarca', 'medium', 'washed', 9.6, 'apple almond'],
  ['Andean Fox', 'Peru', 'Cusco', 'medium', 'honey', 10.1, 'plum almond'],
]
/** What customers write, by stars. */
export const COMMENTS: string[][] = [
  ['Tasted burnt to me', 'Arrived stale'],
  ['Not my cup of coffee', 'A bit sour'],
  ['Decent, but I expected more', 'Fine for every day'],
  ['Lovely with milk', 'Smooth and round'],
  ['My favourite by far', 'Smells like heaven'],
]
/** Where customers live. */
export const CITIES: [city: string, postcode: string][] = [
  ['Bristol', 'BS3'],
  ['Bristol', 'BS6'],
  ['Bath', 'BA2'],
  ['Cardiff', 'CF11'],
  ['Exeter', 'EX4'],
  ['Oxford', 'OX4'],
  ['Swindon', 'SN1'],
  ['Gloucester', 'GL1'],
]
export const STREETS = [
  'Alma Road',
  'Station Street',
  'Kiln Lane',
  'Chapel Row',
  'Bridge Street',
  'The Paddock',
  'North View',
]
