/** Who brews for the pub, what it pours, who comes to its quizzes, and what else goes on there. */
export const PUB_SUPPLIERS: [
  name: string,
  type: string,
  town: string,
  contact: string,
  domain: string,
  deliveryDay: string,
  terms: number,
  minimum: number,
  isPreferred: boolean,
][] = [
  // oxfmt-ignore
  ['Kestrel Ridge Brewing', 'brewery', 'Hathersage', 'Megan Swift', 'kestrelridge', 'tuesday', 30, 180, true],
  ['Old Weir Brewery', 'brewery', 'Sheffield', 'Ken Ollerenshaw', 'oldweir', 'monday', 30, 150, true],
  ['Tarmac & Thistle', 'brewery', 'Leeds', 'Isla McNair', 'tarmacthistle', 'wednesday', 14, 220, false],
  ['Ninepin Brew Co', 'brewery', 'Wakefield', 'Jaspal Gill', 'ninepin', 'thursday', 21, 160, false],
  ['Moorcock Ales', 'brewery', 'Holmfirth', 'Stuart Haigh', 'moorcockales', 'tuesday', 30, 140, true],
  ['Saltburn Steam Brewery', 'brewery', 'Saltburn', 'Tess Orchardson', 'saltburnsteam', 'friday', 21, 250, false],
  ['Two Geese Brewing', 'brewery', 'Chesterfield', 'Lewis Fearn', 'twogeese', 'wednesday', 14, 120, false],
  ['Hagley Orchard Cider', 'cidery', 'Ledbury', 'Rosie Pugh', 'hagleyorchard', 'thursday', 30, 200, true],
  ['Dropmore Cider Makers', 'cidery', 'Taunton', 'Colin Yandle', 'dropmorecider', 'friday', 30, 240, false],
  ['Pennine Drinks Wholesale', 'wholesaler', 'Huddersfield', 'Farah Iqbal', 'penninedrinks', 'monday', 14, 350, true],
  [
    'Continental Cellars',
    'wholesaler',
    'Manchester',
    'Bruno Keller',
    'continentalcellars',
    'wednesday',
    21,
    400,
    false,
  ],
  ['Lantern Yard Brewery', 'brewery', 'Derby', 'Abi Wragg', 'lanternyard', 'thursday', 30, 130, false],
]

/** Where the beer is: the number of its tap, in the cellar or sold out. */
type Place = number | 'in_cellar' | 'sold_out'
/** Flags: v for vegan, g for gluten free. */
export const PUB_BEERS: [
  name: string,
  supplier: number,
  style: string,
  abv: number,
  serving: string,
  pint: number,
  place: Place,
  flags: string,
  notes: string,
][] = [
  // oxfmt-ignore
  ['Gritstone Bitter', 1, 'bitter', 3.9, 'cask', 4.3, 1, '', 'Amber, biscuity, with a dry finish.'],
  ['Stanage Pale', 1, 'pale_ale', 4.2, 'cask', 4.5, 2, 'v', 'Grapefruit and pine, easy drinking.'],
  ['Windhover IPA', 1, 'ipa', 5.8, 'keg', 5.9, 9, 'v', 'Mango up front, resin at the end.'],
  ['Peat Bog Stout', 1, 'stout', 4.8, 'cask', 4.7, 'in_cellar', 'v', 'Coffee and a little smoke.'],
  ['Hen Cloud Wheat', 1, 'wheat_beer', 5, 'keg', 5.4, 'sold_out', 'v', 'Banana and clove, hazy.'],
  ['Weir Best', 2, 'bitter', 4, 'cask', 4.35, 3, '', 'The house favourite: malt, toffee, balance.'],
  ['Ladybridge Mild', 2, 'mild', 3.4, 'cask', 4.1, 4, '', 'Dark and nutty, goes with a pork pie.'],
  ['Grinder Porter', 2, 'porter', 5.1, 'cask', 4.8, 'in_cellar', '', 'Chocolate, liquorice, a long finish.'],
  ['Crucible Stout', 2, 'stout', 5.5, 'keg', 5.6, 11, 'v', 'Nitro pour, roasted and creamy.'],
  ['Hammerfall IPA', 2, 'ipa', 6.2, 'keg', 6.1, 'sold_out', 'v', 'West Coast style, very bitter.'],
  ['Slip Road Pale', 3, 'pale_ale', 4, 'keg', 5.2, 10, 'vg', 'Light, citrus, unfined.'],
  ['Hard Shoulder', 3, 'ipa', 7.1, 'keg', 6.8, 12, 'v', 'Double dry hopped, served in halves mostly.'],
  ['Contraflow Sour', 3, 'sour', 4.4, 'keg', 6.2, 'in_cellar', 'v', 'Gooseberry and sea salt.'],
  ['Night Diversion', 3, 'stout', 8.4, 'keg', 7.4, 'in_cellar', 'v', 'Imperial, vanilla and rum.'],
  ['Lay-by Lager', 3, 'lager', 4.6, 'keg', 5.3, 'sold_out', 'vg', 'Crisp, cold conditioned for six weeks.'],
  ['Skittle Bitter', 4, 'bitter', 3.7, 'cask', 4.2, 'in_cellar', '', 'Copper coloured session beer.'],
  ['Strike Pale', 4, 'pale_ale', 4.5, 'cask', 4.55, 5, 'v', 'Orange peel and hay.'],
  ['Gutterball Porter', 4, 'porter', 4.9, 'cask', 4.75, 'sold_out', '', 'Treacle and toast.'],
  ['Kingpin', 4, 'ipa', 6.5, 'keg', 6.3, 'in_cellar', 'v', 'Juicy and soft, peach all the way.'],
  ['Heather Gold', 5, 'pale_ale', 3.8, 'cask', 4.25, 'in_cellar', 'g', 'Floral with a touch of honey.'],
  ['Bilberry Mild', 5, 'mild', 3.6, 'cask', 4.15, 'sold_out', '', 'Ruby, dark fruit.'],
  ['Wessenden Bitter', 5, 'bitter', 4.3, 'cask', 4.4, 'in_cellar', '', 'Full bodied Yorkshire bitter.'],
  ['Black Hill Stout', 5, 'stout', 4.6, 'cask', 4.65, 7, 'v', 'Oatmeal, smooth as you like.'],
  ['Cliff Lift Pale', 6, 'pale_ale', 4.1, 'cask', 4.45, 'sold_out', 'v', 'Lemon and elderflower.'],
  ['Smuggler Porter', 6, 'porter', 5.3, 'cask', 4.9, 8, '', 'Rum soaked raisins.'],
  ['Pier Head IPA', 6, 'ipa', 5.6, 'keg', 5.7, 'in_cellar', 'v', 'Tropical, with a salty edge.'],
  ['Ironstone Lager', 6, 'lager', 4.8, 'keg', 5.1, 'in_cellar', 'v', 'Amber Vienna lager.'],
  ['Gander', 7, 'bitter', 4.4, 'cask', 4.4, 'sold_out', '', 'Best bitter with English hops.'],
  ['Gosling Session IPA', 7, 'ipa', 3.9, 'keg', 5, 14, 'vg', 'All the hops, half the headache.'],
  ['Crooked Spire Wheat', 7, 'wheat_beer', 4.9, 'keg', 5.35, 15, 'v', 'Coriander and orange.'],
  ['Honking Stout', 7, 'stout', 5.2, 'cask', 4.8, 'sold_out', '', 'Milk stout, sweet.'],
  ['Hagley Dry', 8, 'cider', 5.5, 'keg', 5, 16, 'vg', 'Bone dry and sparkling.'],
  ['Hagley Cloudy', 8, 'cider', 6, 'cask', 5.15, 17, 'vg', 'Still, straight from the box.'],
  ['Hagley Rhubarb', 8, 'cider', 4, 'keg', 5.25, 'in_cellar', 'vg', 'Pink, sharp, a summer seller.'],
  ['Scrumper No. 9', 9, 'cider', 7.2, 'cask', 5.45, 'in_cellar', 'vg', 'Farmhouse strength, mind how you go.'],
  ['Dropmore Medium', 9, 'cider', 4.5, 'keg', 4.95, 'sold_out', 'vg', 'Easy medium for everyone.'],
  ['Windfall', 9, 'cider', 5.8, 'cask', 5.1, 'sold_out', 'vg', 'Bittersweet apples, oaky.'],
  ['Dunmara Stout', 10, 'stout', 4.3, 'keg', 5.45, 13, '', 'Smooth Irish style.'],
  ['Harrier Lager', 10, 'lager', 4, 'keg', 4.85, 18, 'vg', 'The standard lager.'],
  ['Tykes Smooth', 10, 'bitter', 3.6, 'keg', 4, 'in_cellar', '', 'Cream flow bitter.'],
  ['Pennine Gold', 10, 'lager', 5, 'keg', 5.15, 'sold_out', 'v', 'Premium lager, a bit sweet.'],
  ['Hollenau Helles', 11, 'lager', 5.1, 'keg', 5.75, 19, 'v', 'Bavarian, bready and clean.'],
  ['Sint Gillis Wit', 11, 'wheat_beer', 5.2, 'keg', 6, 'sold_out', 'v', 'Belgian white with curaçao.'],
  ['Kloster Weisse', 11, 'wheat_beer', 5.4, 'keg', 5.95, 'in_cellar', 'v', 'Bubblegum and yeast.'],
  ['Framboos Van Dale', 11, 'sour', 3.5, 'keg', 6.45, 20, 'v', 'Raspberries on lambic.'],
  ['Silk Mill Pale', 12, 'pale_ale', 4.3, 'cask', 4.5, 'in_cellar', 'v', 'Pale as straw, peppery.'],
  ['Lamplighter', 12, 'bitter', 4.7, 'cask', 4.6, 'sold_out', '', 'Strong, warming, red.'],
  ['Snuffer', 12, 'stout', 6.9, 'cask', 5.2, 'in_cellar', 'v', 'Export strength, tar black.'],
]

/** The quiz from which a team has played: 0 is the first of them. Those with an end have given up after that one. */
export const PUB_TEAMS: [
  name: string,
  captain: string,
  strength: number,
  squad: number,
  from: number,
  until?: number,
][] = [
  // oxfmt-ignore
  ['Quizzly Bears', 'Hannah Prior', 41, 6, 0],
  ['Agatha Quiztie', 'Marguerite Lowe', 47, 5, 0],
  ['The Know-It-Ales', 'Dev Chaudhry', 44, 6, 0],
  ['Les Quizerables', 'Tom Ashworth', 36, 4, 0],
  ['Universally Challenged', 'Niamh Doherty', 30, 7, 0],
  ['Risky Quizness', 'Callum Bright', 38, 5, 0],
  ['Fact Hunters', 'Priscilla Owusu', 43, 4, 0],
  ['Four Candles', 'Ronnie Barker-Jones', 33, 4, 0],
  ['The Wooden Spoons', 'Gail Pickersgill', 23, 6, 0],
  ['Tequila Mockingbird', 'Beth Harper', 39, 5, 0],
  ['Ctrl Alt Defeat', 'Yusuf Kaya', 42, 5, 0, 9],
  ['Pint of No Return', 'Shaun Midgley', 31, 8, 0],
  ['Sherlock Homies', 'Ollie Watson', 40, 4, 0],
  ['Trivia Newton-John', 'Sandy Olsson', 37, 6, 0, 15],
  ['The Back Row', 'Eileen Crabtree', 28, 3, 0],
  ['Periodic Table Nine', 'Anil Menon', 45, 5, 3],
  ['The Pickled Onions', 'Vera Sykes', 26, 6, 5, 12],
  ['Beer Necessities', 'Rob Baloo', 34, 5, 8],
  ['Whatsisname United', 'Grace Adeleke', 35, 7, 12],
  ['Mild Mannered', 'Joan Tetley', 29, 4, 16],
  ['The Late Arrivals', 'Kieran Shaw', 32, 5, 19],
  ['Night Bus Home', 'Lottie Franks', 40, 6, 22],
]

/** Quizzes that have a theme of their own, by their place in the row. */
export const PUB_THEMES: Record<number, [title: string, description: string]> = {
  4: ['Film & TV Quiz', 'Six rounds of screens big and small, with a soundtrack round.'],
  10: ['Food & Drink Quiz', 'Bring an appetite: two tasting rounds.'],
  17: ['80s Music Quiz', 'Name that tune, shoulder pads welcome.'],
  22: ['Sports Quiz', 'From the Ashes to the Tour de France.'],
  28: ['Science & Nature Quiz', 'With a mystery object round.'],
}

/** What there is besides the quiz: weeks from the last one on its day, negative ones past. */
export const PUB_NIGHTS: [
  type: string,
  title: string,
  week: number,
  fee: number,
  capacity: number,
  host: string | null,
  prize: number | null,
  sponsor: number | null,
][] = [
  // oxfmt-ignore
  ['live_music', 'Marnie Holt & the Lanterns', -23, 6, 80, null, null, null],
  ['darts', 'Darts v The Red Lion', -22, 0, 16, 'Derek Mbatha', 40, null],
  ['open_mic', 'Open Mic with Fitz', -21, 0, 60, 'Fitz Gallimore', null, null],
  ['live_music', 'Dale Street Shuffle', -20, 5, 80, null, null, null],
  ['beer_tasting', 'Meet the Brewer: Kestrel Ridge', -19, 18, 24, 'Megan Swift', null, 1],
  ['live_music', 'Copper Kettle Ceilidh Band', -17, 7.5, 80, null, null, null],
  ['karaoke', 'Karaoke with Big Sue', -16, 0, 70, 'Sue Tranter', null, null],
  ['darts', 'Darts v The Anvil', -15, 0, 16, 'Derek Mbatha', 40, null],
  ['live_music', 'Joss Underhill Trio', -14, 6, 80, null, null, null],
  ['open_mic', 'Open Mic for Beginners', -13, 0, 60, 'Fitz Gallimore', null, null],
  ['beer_tasting', 'Cider & Cheese Evening', -12, 22.5, 24, 'Rosie Pugh', null, 8],
  ['live_music', 'The Tin Whistlers', -11, 5, 80, null, null, null],
  ['darts', 'Darts v The Waggon', -10, 0, 16, 'Derek Mbatha', 40, null],
  ['live_music', 'Big Mo and the Steelmen', -8, 8, 80, null, null, 2],
  ['karaoke', 'Karaoke: Battle of the Tables', -7, 0, 70, 'Sue Tranter', 60, null],
  ['beer_tasting', 'Dark Beer Night', -6, 20, 24, 'Ken Ollerenshaw', null, 2],
  ['live_music', 'Velvet Pigeon', -5, 7, 80, null, null, null],
  ['open_mic', 'Open Mic: Poets Welcome', -4, 0, 60, 'Fitz Gallimore', null, null],
  ['darts', 'Darts v The Three Tuns', -3, 0, 16, 'Derek Mbatha', 40, null],
  ['live_music', 'Sal Montague Solo', -2, 4.5, 80, null, null, null],
  ['karaoke', 'Karaoke for Charity', -1, 3, 70, 'Sue Tranter', null, 10],
  ['live_music', 'The Rusty Spokes', 1, 6.5, 80, null, null, null],
  ['beer_tasting', 'Meet the Brewer: Two Geese', 2, 17.5, 24, 'Lewis Fearn', null, 7],
  ['darts', 'Darts v The Sportsman', 2, 0, 16, 'Derek Mbatha', 40, null],
  ['live_music', 'Hattie Crane & Band', 3, 8, 80, null, null, null],
  ['open_mic', 'Open Mic Winter Special', 3, 0, 60, 'Fitz Gallimore', null, null],
  ['karaoke', 'Karaoke Grand Final', 4, 2, 70, 'Sue Tranter', 100, 10],
]
/** Which day of the week each is on, 0 for Sunday, and when it starts and ends. */
export const PUB_HOURS: Record<string, [weekday: number, from: number, until: number]> = {
  quiz: [4, 20, 22.5],
  live_music: [6, 20.5, 23],
  open_mic: [2, 19.5, 22],
  darts: [1, 19, 22],
  beer_tasting: [3, 19, 21.5],
  karaoke: [5, 21, 23.5],
}
export const QUIZMASTERS = ['Orla Fenwick', 'Judith Coyle', 'Orla Fenwick', 'Marcus Thwaite', 'Judith Coyle'] as const
export const NIGHT_TEXTS: Record<string, string> = {
  live_music: 'In the back room, standing and a few tables.',
  open_mic: 'Sign up at the bar from seven.',
  darts: 'Home match, spectators welcome.',
  beer_tasting: 'Five tasters and a supper included.',
  karaoke: 'Song list at the bar.',
}

export const GUEST_FIRST = `Abigail Adrian Amina Barnaby Bridget Carmel Chloe Clive Dominic Edie Elaine Farid Fiona Gareth Gillian Harvey Imran
Jacqui Jerome Kath Keith Leanne Linus Maureen Mick Nadia Neville Olwen Pauline Percy Rashid Rhona Ruby Stan Tabitha Trevor Una Vince
Winifred Zara`.split(/\s+/) // oxfmt-ignore
export const GUEST_LAST = `Ackroyd Bagshaw Barraclough Birtles Cartwright Dyson Earnshaw Fretwell Gledhill Hallam Hinchliffe Illingworth Jagger
Kaye Lockwood Marsden Naylor Oldroyd Platts Rawson Sugden Tasker Uttley Varley Wadsworth Yates`.split(/\s+/) // oxfmt-ignore
export const REMARKS = ['Birthday, bringing a cake', 'One guest in a wheelchair', 'Needs a high chair', 'Coming with a dog', 'Near the fire if possible', 'Will eat first, then the band'] // oxfmt-ignore
