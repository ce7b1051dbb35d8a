/**
 * What people call things beside our own words: Malay, short names and other spellings. Each row is one meaning; a search
 * for any of its names finds the others. Several words stand for all of them together.
 */
const meanings: readonly (readonly string[])[] = [
  ['kereta', 'car', 'motor', 'auto', 'vehicle', 'kenderaan', 'hire purchase', 'sewa beli', 'motorcycle', 'motosikal'],
  ['rumah', 'home', 'house', 'housing', 'mortgage', 'property', 'hartanah', 'perumahan'],
  ['pinjaman', 'loan', 'financing', 'pembiayaan', 'hutang', 'debt'],
  ['refinance', 'refinancing', 'pembiayaan semula', 'moving my home loan'],
  ['perniagaan', 'business', 'sme', 'pks', 'msme', 'pmks'],
  ['modal kerja', 'working capital', 'business loan', 'pinjaman perniagaan', 'sme loan', 'pinjaman pks'],
  ['moratorium', 'penangguhan bayaran', 'tangguh bayaran', 'payment holiday'],
  ['peribadi', 'personal'],
  ['insurans', 'insurance', 'takaful', 'cover', 'perlindungan'],
  ['hayat', 'life', 'nyawa'],
  ['insurans hayat seumur hidup', 'hayat seumur hidup', 'seumur hidup', 'whole life'],
  ['penyakit kritikal', 'critical illness', '36 illnesses', '36 penyakit'],
  ['kemalangan', 'accident', 'accidents'],
  ['kebakaran', 'fire', 'api'],
  ['banjir', 'flood', 'floods'],
  [
    'insurans rumah',
    'home insurance',
    'houseowner',
    'householder',
    'property insurance',
    'house insurance',
    'takaful rumah',
    'home takaful',
    'contents insurance',
  ],
  ['kemalangan diri', 'personal accident', 'insurans kemalangan'],
  ['haiwan', 'haiwan peliharaan', 'pet', 'pets', 'kucing', 'anjing'],
  ['perubatan', 'medical', 'health', 'kesihatan', 'hospital'],
  ['kad', 'card'],
  ['kredit', 'credit'],
  ['bank', 'perbankan', 'banking'],
  ['akaun', 'account'],
  ['simpanan', 'savings', 'saving', 'tabungan'],
  ['savings account', 'akaun simpanan', 'high interest savings', 'high interest account'],
  ['semasa', 'current'],
  ['fd', 'fixed deposit', 'simpanan tetap', 'deposit tetap', 'time deposit', 'term deposit'],
  ['kadar', 'rate'],
  ['faedah', 'interest'],
  ['keuntungan', 'profit'],
  ['percuma', 'free', 'no fee'],
  ['yuran', 'fee', 'charge', 'caj'],
  ['tahunan', 'annual', 'yearly'],
  ['annual fee', 'yuran tahunan'],
  [
    'no annual fee',
    'free for life',
    'no yearly fee',
    'tiada yuran tahunan',
    'annual fee waiver',
    'fee waiver',
    'waive annual fee',
    'yuran tahunan percuma',
  ],
  ['pulangan tunai', 'cashback', 'cash back', 'rebate'],
  ['mata', 'points', 'rewards', 'ganjaran'],
  ['minyak', 'petrol', 'petroleum', 'fuel'],
  ['barang dapur', 'groceries', 'supermarket'],
  ['makan', 'dining', 'restaurant'],
  ['pelancongan', 'travel', 'perjalanan', 'melancong'],
  ['miles', 'air miles', 'flight miles', 'airmiles', 'frequent flyer'],
  ['islamik', 'islamic', 'islam', 'syariah', 'shariah', 'patuh syariah'],
  ['kalkulator', 'calculator', 'calculators', 'kira'],
  ['pencen', 'retirement', 'persaraan', 'epf', 'kwsp', 'pension'],
  // “Will” alone is in every other text; who types it finds “wills” by its beginning.
  ['wasiat', 'wills', 'will services', 'faraid', 'pusaka'],
  ['suria', 'solar', 'tenaga solar'],
  ['pelaburan', 'investment', 'invest'],
  ['saham', 'shares', 'stock', 'stocks', 'equities'],
  ['kripto', 'crypto', 'cryptocurrency', 'bitcoin', 'digital asset', 'digital assets'],
  ['gaji', 'salary', 'income', 'pendapatan'],
  ['baki', 'balance'],
  ['pindahan baki', 'balance transfer'],
  ['esim', 'sim', 'roaming', 'data plan'],
  ['kecemasan', 'emergency'],
  ['pelajar', 'student', 'students', 'education', 'pendidikan', 'ptptn'],
  ['warga emas', 'senior', 'seniors', 'senior citizen', 'senior citizens'],
  ['kerajaan', 'government'],
  ['rumah pertama', 'first home'],
  ['bayaran minimum', 'minimum payment', 'minimum card payment'],
  ['laporan kredit', 'credit report', 'credit reports'],
  ['perlindungan deposit', 'pidm', 'deposit protection'],
  ['penipuan', 'scam', 'scams', 'fraud'],
  ['baucar', 'voucher', 'vouchers'],
  ['kempen', 'campaign', 'campaigns'],
  ['bandingkan', 'compare', 'comparison', 'banding'],
  ['cukai', 'tax', 'taxes'],
  ['caruman', 'contribution', 'contributions'],
  ['harga', 'price', 'cost', 'kos'],
  ['surat berita', 'newsletter'],
  ['hubungi', 'contact', 'reach a person'],
  ['soalan lazim', 'faq', 'support centre'],
  ['buka akaun', 'open an account', 'join', 'daftar'],
  ['bahasa melayu', 'bahasa malaysia'],
  ['penjamin', 'guarantor'],
  ['haji', 'hajj', 'umrah', 'umra', 'tabung haji'],
  ['duti setem', 'stamp duty'],
  ['blr', 'base lending rate', 'opr', 'sbr'],
  ['wang', 'duit', 'money', 'cash'],
  ['downpayment', 'down payment', 'buying costs'],
  ['bajet', 'budget', 'belanjawan', 'spending'],
]

/** A name as its words: `["fixed", "deposit"]`. */
export type NameWords = readonly string[]

const others = new Map<string, readonly NameWords[]>(
  meanings.flatMap((names) =>
    names.map((name) => [name, names.filter((one) => one !== name).map((one) => one.split(' '))] as const),
  ),
)

/** Most words of one name. */
const longestName = Math.max(...meanings.flat().map((name) => name.split(' ').length))

/** Words that name nothing: a search is for the others, where there are any. */
const unnamed: ReadonlySet<string> = new Set(
  (
    'a an and are at can did do does for from how i in is it me my of on or that the this to what when where which why with ' +
    'best cheap cheapest good top malaysia terbaik murah paling adakah apa bagaimana boleh dan dari di ini itu kami kenapa ke macam saya untuk yang'
  ).split(' '),
)

/** Those words of a search that name something; all of them where none does. */
export function namingWords(all: readonly string[]): readonly string[] {
  const naming = all.filter((word) => !unnamed.has(word))
  return naming.length === 0 ? all : naming
}

/** A part of a search: the words as typed, and other names for the same. */
export interface Meaning {
  readonly typed: NameWords
  readonly others: readonly NameWords[]
}

/** Fewer letters than these begin too many names. */
const shortestBeginning = 3

/**
 * Reads the words of a search as names, the longest first: "kad kredit fd" is three of them. The last word may be the beginning
 * of a name where it is still being typed: "simpanan tet" begins "simpanan tetap".
 */
export function meaningsOf(words: readonly string[], unfinished = false): readonly Meaning[] {
  const found: Meaning[] = []
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at)
    const begun = unfinished ? namesBegunBy(rest) : []
    const length = begun.length > 0 ? rest.length : longestAt(words, at)
    const typed = rest.slice(0, length)
    found.push({ typed, others: begun.length > 0 ? begun : namesFor(typed.join(' ')) })
    at += length
  }
  return found
}

/** The other names of what a name says; none where it is no name. */
export function namesFor(name: string): readonly NameWords[] {
  return others.get(name) ?? []
}

/** Names of one word, which a slip may be meant for. */
export const singleNames: readonly string[] = [...others.keys()].filter((name) => !name.includes(' '))

/** The names that these words begin, with what else says the same. */
function namesBegunBy(words: readonly string[]): readonly NameWords[] {
  const typed = words.join(' ')
  if (typed.length < shortestBeginning || words.length > longestName) return []
  const names = [...others.keys()].filter((name) => name.startsWith(typed))
  return names.flatMap((name) => [name.split(' '), ...namesFor(name)])
}

function longestAt(words: readonly string[], at: number): number {
  for (let length = longestName; length > 1; length -= 1) {
    if (at + length <= words.length && others.has(words.slice(at, at + length).join(' '))) return length
  }
  return 1
}
