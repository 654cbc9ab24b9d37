/** Common passwords that meet the minimum length. They are compared in lower case, by letters and digits only. */
const common = new Set([
  '0123456789ab',
  '012345678910',
  '0987654321098',
  '123123123123',
  '123456123456',
  '1234567890ab',
  '1234567890qw',
  '12345678910',
  '123456789012',
  '1234567890123',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'abcdefghijkl',
  'abcdefghijklmnopqrstuvwxyz',
  'administrator',
  'adminadminadmin',
  'baseballbaseball',
  'changemechangeme',
  'correcthorsebatterystaple',
  'footballfootball',
  'iloveyouiloveyou',
  'letmeinletmein',
  'letmeinplease',
  'mypassword123',
  'passw0rdpassw0rd',
  'password1234',
  'password12345',
  'password123456',
  'password2025',
  'password2026',
  'passwordpassword',
  'pathwisedemo',
  'pathwisepathwise',
  'princessprincess',
  'qazwsxedcrfv',
  'qwerty123456',
  'qwertyqwerty',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdf',
  'sunshinesunshine',
  'superman1234',
  'trustno1trustno1',
  'welcome12345',
  'zaq12wsxcde3',
])

/** A password with fewer distinct characters than this is rejected as a pattern. */
const fewestCharacters = 5

/** Returns whether a password is commonly guessed, too repetitive, or equal to the account's address. */
export function isWeakPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const [mailbox] = email.split('@')
  return (
    new Set(plain).size < fewestCharacters ||
    common.has(plain.replaceAll(/[^a-z0-9]/g, '')) ||
    plain === email ||
    plain === mailbox
  )
}
