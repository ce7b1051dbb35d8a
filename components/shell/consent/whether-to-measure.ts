/** True where the browser asks every site not to track. Nothing is asked then, and no analytics run. */
export function refusesTracking(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}
