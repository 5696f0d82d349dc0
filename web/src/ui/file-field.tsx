import { useState } from 'react';
import { fileSize } from '../lib/format';
import type { Uploading } from '../lib/use-upload';
import { FieldError } from './field';
import { icons } from './icons';
import { FileProgress, isOver, UploadState } from './upload-state';

interface Props {
  id: string;
  label: string;
  error?: string;
  /** Endings, as the accept attribute wants them: ['.pdf', '.docx']. */
  types: readonly string[];
  maxMegabytes: number;
  maxFiles?: number;
  value: readonly File[];
  onChange(files: File[]): void;
  /** Names that are on the server already: a second file of the same name is refused with a message. */
  taken?: readonly string[];
  uploading: Uploading;
}

/** Chooses files for the form's next save; kind and size are told before and checked at once (U32). */
export function FileField(props: Props) {
  const { id, label, error, types, maxMegabytes, maxFiles = 10, value, onChange, taken = [], uploading } = props;
  const [refused, setRefused] = useState<string[]>([]);
  const upload = uploading.upload?.files.some((file) => value.includes(file)) ? uploading.upload : null;
  // What is on its way can be neither taken back nor added to.
  const isFixed = upload !== null && !isOver(upload);
  const shown = [...(error ? [error] : []), ...refused];

  function add(chosen: readonly File[]): void {
    const names = new Set([...taken, ...value.map((file) => file.name)]);
    const problems: string[] = [];
    const kept = [...value];
    for (const file of chosen) {
      const problem = problemOf(file, names);
      if (problem) problems.push(problem);
      else kept.push(file);
      names.add(file.name);
    }
    setRefused(problems);
    onChange(kept);
  }

  function problemOf(file: File, names: ReadonlySet<string>): string | null {
    if (names.has(file.name)) return `${file.name} is already in the list`;
    if (!types.some((type) => file.name.toLowerCase().endsWith(type))) return `${file.name} is not ${types.join(', ')}`;
    if (file.size > maxMegabytes * 1_000_000) return `${file.name} is larger than ${maxMegabytes} MB`;
    return names.size >= maxFiles ? `${file.name} is one too many: ${maxFiles} files at most` : null;
  }

  return (
    <div className={shown.length ? 'field bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        {types.join(', ')}; up to {maxMegabytes} MB each
      </p>
      <div role="alert">
        {shown.map((message) => (
          <FieldError key={message} id={id} error={message} />
        ))}
      </div>
      <ul className="files">
        {value.map((file) => (
          <li key={file.name}>
            {icons.file}
            <span>{file.name}</span>
            <span className="muted num">{fileSize(file.size)}</span>
            {!isFixed && (
              <button type="button" className="link" onClick={() => onChange(value.filter((other) => other !== file))}>
                Remove<span className="vh"> {file.name}</span>
              </button>
            )}
            <FileProgress file={file} upload={upload} />
          </li>
        ))}
      </ul>
      <UploadState {...uploading} upload={upload} />
      <input
        id={id}
        type="file"
        className="vh"
        multiple={maxFiles > 1}
        disabled={isFixed}
        accept={types.join(',')}
        aria-describedby={`${id}-hint`}
        aria-invalid={shown.length > 0 || undefined}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {!isFixed && (
        <label className="btn" htmlFor={id}>
          Choose {maxFiles > 1 ? 'files' : 'a file'}
        </label>
      )}
    </div>
  );
}
