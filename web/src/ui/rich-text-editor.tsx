import '@mantine/tiptap/styles.layer.css';
import './rich-text-editor.css';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useMemo } from 'react';
import { Mantine } from './mantine';

interface Props {
  id: string;
  value: string;
  onChange(html: string): void;
  onBlur(): void;
  readOnly: boolean;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  /** Takes the focus as soon as it is there. */
  autoFocus?: boolean;
}

/** Exactly what the server keeps when it cleans a text. Headings begin below those of the page. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], HTMLAttributes: { target: null, rel: null } },
  }),
];

export default function TextEditor(props: Props) {
  const { id, value, onChange, onBlur, readOnly, labelledBy, describedBy, isInvalid, autoFocus = false } = props;
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(readOnly && { 'aria-readonly': 'true' }),
      },
    }),
    [id, labelledBy, describedBy, isInvalid, readOnly],
  );
  const editor = useEditor({
    extensions,
    editorProps,
    content: value,
    editable: !readOnly,
    autofocus: autoFocus,
    // A style element would be refused by the content security policy; its rules are in rich-text-editor.css.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
    onBlur,
  });

  // Discard and the server's cleaning change the text from outside.
  useEffect(() => {
    if (editor && !editor.isDestroyed && htmlOf(editor) !== value)
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Mantine>
      <RichTextEditor editor={editor} className="editor" withTypographyStyles={false} withCodeHighlightStyles={false}>
        {!readOnly && (
          <RichTextEditor.Toolbar role="toolbar" aria-label="Formatting">
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Bold />
              <RichTextEditor.Italic />
              <RichTextEditor.Underline />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.H3 aria-label="Heading" title="Heading" />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
              <RichTextEditor.Link />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Undo />
              <RichTextEditor.Redo />
            </RichTextEditor.ControlsGroup>
          </RichTextEditor.Toolbar>
        )}
        <RichTextEditor.Content className="rich" />
      </RichTextEditor>
    </Mantine>
  );
}

/** Nothing written is an empty text, not an empty paragraph. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());
