/** The test text that scanners report as a virus, in two parts, or they would report this file. */
export const EICAR = [String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD`, 'ANTIVIRUS-TEST-FILE!$H+H*'].join('-');
