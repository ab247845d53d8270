/** Removes interfaces that Firefox and Safari do not have. Runs in the page's own world before its scripts. */
export function removeChromiumInterfaces() {
  const names = ['userAgentData', 'connection', 'deviceMemory', 'getBattery', 'bluetooth', 'usb', 'chrome', 'memory'];
  for (const owner of [Navigator.prototype, Performance.prototype, window])
    for (const name of [...names, 'showOpenFilePicker', 'EyeDropper', 'documentPictureInPicture'])
      Reflect.deleteProperty(owner, name);
}
