import type { SVGProps } from 'react';

function Icon({ size = 18, children, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {children}
    </svg>
  );
}

/** The icons of the public pages; pages behind sign-in use more from @tabler/icons-react. */
export const icons = {
  menu: (
    <Icon>
      <path d="M2 4h12M2 8h12M2 12h12" />
    </Icon>
  ),
  close: (
    <Icon>
      <path d="M4 4l8 8M12 4l-8 8" />
    </Icon>
  ),
  chevron: (
    <Icon size={16}>
      <path d="M4 6l4 4 4-4" />
    </Icon>
  ),
  arrow: (
    <Icon size={16}>
      <path d="M8 3v10M4 9l4 4 4-4" />
    </Icon>
  ),
  sort: (
    <Icon size={16}>
      <path d="M5 6l3-3 3 3M5 10l3 3 3-3" />
    </Icon>
  ),
  user: (
    <Icon>
      <path d="M10.4 5.6a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0M3.2 13.6c.4-2.8 2.4-4 4.8-4s4.4 1.2 4.8 4" />
    </Icon>
  ),
  search: (
    <Icon>
      <circle cx="7" cy="7" r="4.5" />
      <path d="M10.5 10.5L14 14" />
    </Icon>
  ),
  filter: (
    <Icon>
      <path d="M2 4h12M4.5 8h7M6.5 12h3" />
    </Icon>
  ),
  here: (
    <Icon>
      <circle cx="8" cy="8" r="4.5" />
      <path d="M8 1.2v3M8 11.8v3M1.2 8h3M11.8 8h3" />
    </Icon>
  ),
  print: (
    <Icon>
      <path d="M4.5 6V2h7v4M4.5 11.5H2.2V6.2h11.6v5.3h-2.3M4.5 9.5h7V14h-7z" />
    </Icon>
  ),
  file: (
    <Icon>
      <path d="M4 1.8h5.2L12.5 5v9.2H4zM9 1.8V5.2h3.5M6 8.4h4.5M6 11h4.5" />
    </Icon>
  ),
  check: (
    <Icon size={16}>
      <path d="M3 8.5l3.5 3.5L13 4.5" strokeWidth="2" />
    </Icon>
  ),
  cross: (
    <Icon size={16}>
      <path d="M4 4l8 8M12 4l-8 8" strokeWidth="2" />
    </Icon>
  ),
  half: (
    <Icon size={16}>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 1.8a6.2 6.2 0 010 12.4z" fill="currentColor" />
    </Icon>
  ),
  clock: (
    <Icon size={16}>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 4.5V8l2.4 1.6" />
    </Icon>
  ),
  minus: (
    <Icon size={16}>
      <path d="M3.5 8h9" strokeWidth="2" />
    </Icon>
  ),
  alert: (
    <Icon size={16}>
      <circle cx="8" cy="8" r="6.4" />
      <path d="M8 4.8v3.8M8 11.2v.1" strokeWidth="2" />
    </Icon>
  ),
  star: (
    <Icon size={16} className="fstar" fill="#F2B824" stroke="#17222E" strokeWidth="1.2">
      <path d="M8 1.6l1.95 4.1 4.45.6-3.25 3.1.8 4.45L8 11.7l-3.95 2.15.8-4.45L1.6 6.3l4.45-.6z" />
    </Icon>
  ),
} as const;
