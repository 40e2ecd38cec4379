/** The markets of the council, who sells there, and names of people. */
export const MARKET_TYPES = ['General', 'Farmers', 'StreetFood', 'Craft', 'Antiques'] as const
export const FREQUENCIES = ['Weekly', 'Fortnightly', 'Monthly'] as const
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const GOODS = ['FruitAndVeg', 'HotFood', 'Bakery', 'Fish', 'Cheese', 'Plants', 'Clothing', 'Crafts', 'Household', 'BooksAndMusic', 'Antiques'] as const // oxfmt-ignore
/** What has to be inspected for hygiene. */
export const EDIBLE: readonly string[] = ['HotFood', 'Bakery', 'Fish', 'Cheese']

type Goods = (typeof GOODS)[number]
type Market = [code: string, name: string, type: (typeof MARKET_TYPES)[number], frequency: (typeof FREQUENCIES)[number], tradingDay: (typeof WEEKDAYS)[number], street: string, town: string, postcode: string, opensAt: string, closesAt: string, manager: number, pitches: number, rate: number, visitors: number] // oxfmt-ignore
export const MARKETS: Market[] = [
  ['CAS', 'Castle Square', 'General', 'Weekly', 'Saturday', 'Castle Square', 'Ashmere', 'AH1 2QT', '08:30', '16:00', 0, 13, 34, 2400],
  ['HAR', 'Harbour Road', 'General', 'Weekly', 'Friday', 'Harbour Road', 'Selport', 'SP4 1DA', '08:00', '15:00', 1, 11, 26, 1500],
  ['TAN', 'Tannery Lane', 'General', 'Weekly', 'Wednesday', 'Tannery Lane', 'Ashmere', 'AH1 5LS', '09:00', '15:30', 0, 9, 22, 950],
  ['COR', 'Corn Exchange', 'Farmers', 'Weekly', 'Thursday', 'Corn Street', 'Dunmarsh', 'DM2 7HE', '09:00', '14:00', 2, 8, 24, 820],
  ['STA', 'Station Approach', 'StreetFood', 'Weekly', 'Friday', 'Station Approach', 'Ashmere', 'AH2 3RW', '11:00', '20:00', 3, 7, 38, 1700],
  ['QUA', 'Quayside', 'StreetFood', 'Weekly', 'Sunday', 'North Quay', 'Selport', 'SP1 1NQ', '10:30', '18:00', 1, 9, 41, 2050],
  ['BRE', 'Brewery Yard', 'Craft', 'Weekly', 'Sunday', 'Cooper Street', 'Wellcombe', 'WC3 4BY', '10:00', '16:00', 4, 7, 21, 640],
  ['MAR', 'Market Hill', 'General', 'Weekly', 'Tuesday', 'Market Hill', 'Dunmarsh', 'DM1 1AA', '08:00', '14:30', 2, 10, 19, 780],
  ['ABB', 'Abbey Green', 'Farmers', 'Weekly', 'Saturday', 'Abbey Green', 'Wellcombe', 'WC1 2AG', '09:00', '13:30', 4, 8, 27, 1120],
  ['UNI', 'University Walk', 'StreetFood', 'Weekly', 'Tuesday', 'University Walk', 'Ashmere', 'AH4 6UW', '11:30', '19:00', 3, 6, 36, 1350],
  ['PRI', 'Priory Street', 'General', 'Weekly', 'Monday', 'Priory Street', 'Wellcombe', 'WC2 8PS', '08:30', '14:00', 4, 7, 18, 520],
  ['VIC', 'Victoria Park', 'Farmers', 'Weekly', 'Saturday', 'Park Road', 'Selport', 'SP3 9VP', '09:30', '14:00', 1, 7, 25, 1010],
  ['BRI', 'Bridge End', 'Farmers', 'Fortnightly', 'Sunday', 'Bridge End', 'Dunmarsh', 'DM3 5BE', '09:30', '13:30', 2, 6, 20, 560],
  ['CHA', 'Chapel Row', 'Craft', 'Fortnightly', 'Saturday', 'Chapel Row', 'Ashmere', 'AH1 7CR', '10:00', '16:30', 0, 6, 23, 710],
  ['GUI', 'Guildhall', 'Antiques', 'Fortnightly', 'Thursday', 'Guildhall Yard', 'Ashmere', 'AH1 1GH', '07:30', '14:00', 5, 8, 28, 600],
  ['MIL', 'Mill Meadow', 'Farmers', 'Fortnightly', 'Saturday', 'Mill Lane', 'Wellcombe', 'WC5 2ML', '09:00', '13:00', 4, 5, 19, 480],
  ['OLD', 'Old Dairy', 'Craft', 'Monthly', 'Sunday', 'Dairy Lane', 'Dunmarsh', 'DM4 6OD', '10:30', '16:00', 5, 5, 22, 430],
  ['RIV', 'Riverside', 'Antiques', 'Monthly', 'Sunday', 'Weir Street', 'Selport', 'SP2 4RS', '08:00', '15:00', 5, 6, 29, 890],
  ['ORC', 'Orchard Close', 'Craft', 'Monthly', 'Saturday', 'Orchard Close', 'Wellcombe', 'WC4 3OC', '10:00', '15:00', 4, 4, 17, 350],
  ['TOW', 'Town Hall Arcade', 'Antiques', 'Monthly', 'Saturday', 'High Street', 'Ashmere', 'AH1 1TH', '09:00', '16:00', 5, 6, 32, 740],
] // oxfmt-ignore
export const INDOOR: readonly string[] = ['COR', 'GUI', 'OLD', 'TOW']
export const MANAGERS: [name: string, phone: string][] = [
  ['Denise Okafor', '01632 960201'],
  ['Martin Trelawney', '01632 960202'],
  ['Shabnam Qureshi', '01632 960203'],
  ['Leon Fairweather', '01632 960204'],
  ['Bridget Hallam', '01632 960205'],
  ['Anthony Pym', '01632 960206'],
]
export const INSPECTORS = ['Yvonne Castell', 'Raj Bhandari', 'Colin Merrick', 'Ewa Zielinska'] as const

export const TRADERS: Record<Goods, string[]> = {
  FruitAndVeg: ['Barrow Boys', 'Pickering’s Greengrocers', 'Sunny Side Fruit', 'Allotment Annie', 'Fen Farm Produce', 'Lal’s Fruit & Veg', 'The Root Cellar'], // oxfmt-ignore
  HotFood: ['Smoky Joe BBQ', 'Bombay Bites', 'Dumpling Dora', 'Pierogi Palace', 'The Hungry Goat', 'Jerk Junction', 'Falafel Corner', 'Crêpe Suzanne', 'Little Seoul Kitchen', 'Paella Pete'], // oxfmt-ignore
  Bakery: ['Old Mill Bakery', 'Rise & Shine Breads', 'Sticky Fingers Cakes', 'Doughnut Dynasty', 'Hartley Pies', 'Nonna Rosa Biscotti', 'Sea Scouts Cake Stall'], // oxfmt-ignore
  Fish: ['Selport Shellfish', 'Captain Birch Fish', 'Northsea Kippers'],
  Cheese: ['Blue Cow Dairy', 'Curd & Whey', 'Goatherd Larder', 'Truckle Brothers'],
  Plants: ['Green Thumb Nursery', 'Petal & Stem', 'Cactus Jack', 'Bulbs by Brenda', 'The Potting Shed', 'Wildflower Wendy'], // oxfmt-ignore
  Clothing: ['Second Spin Vintage', 'Sock Drawer', 'Hat Trick Millinery', 'Denim Dave', 'Woolly Jumpers', 'Saffron Saris', 'Tiny Tees'], // oxfmt-ignore
  Crafts: ['Candlewick Candles', 'Knot & Loop Macramé', 'Clay Days Pottery', 'Silver Birch Jewellery', 'Driftwood Designs', 'Ink & Feather Prints', 'Beeswax & Co', 'Glass Act', 'Felt Like It'], // oxfmt-ignore
  Household: ['Mop & Bucket', 'Pots and Pans Pam', 'Batteries Not Included', 'Rug Rats Carpets', 'Key & Heel Bar', 'Phone Fix Phil', 'Hospice Friends Stall'], // oxfmt-ignore
  BooksAndMusic: ['Dog-Eared Books', 'Vinyl Revival', 'Penny Dreadfuls', 'Page Turners', 'Paws Rescue Stall'],
  Antiques: ['Grandad’s Attic', 'Brass Monkey Antiques', 'Gilded Lily', 'Clockwork Curios', 'Fenwick & Daughter', 'Postcards from the Past'], // oxfmt-ignore
}
export const CHARITIES: readonly string[] = ['Sea Scouts Cake Stall', 'Hospice Friends Stall', 'Paws Rescue Stall']
/** Books often, and often does not come. */
export const UNRELIABLE = 'Denim Dave'

export const FIRST_NAMES = `Abdul Agnes Barry Bernice Callum Carys Dilip Doreen Edwin Erica Faisal Fiona Gareth Gemma Hamish Hilary Idris Ivy
Jerome Joanne Kamran Kirsty Lionel Lorraine Malcolm Meera Nadia Neville Oscar Olwen Prakash Pauline Roland Rosalind Sanjay Sheila Terence
Tamsin Vernon Winifred`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Adeyemi Aldridge Barlow Begum Carver Chowdhury Cobbold Dacre Dhillon Eastwood Fearnley Garside Gupta Hargreave
Hussain Ibbotson Jessop Kaminski Kershaw Lamb Lockwood Mistry Mulligan Nightingale Nwosu Oakley Osborne Patterdale Pereira Rowntree
Salter Shackleton Tennant Thackray Underhill Vickers Wadsworth Whitlock Yates Zaman`.split(/\s+/) // oxfmt-ignore
