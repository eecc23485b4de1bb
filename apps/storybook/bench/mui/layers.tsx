import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Maximize, X } from 'lucide-react';
import { useState } from 'react';
import { PRESETS } from '../content/looks.ts';
import * as words from '../content/words.ts';

export interface Choice {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange?: (value: string) => void;
}

export function Radios({ label, options, value, onChange }: Choice) {
  return (
    <FormControl>
      <FormLabel>{label}</FormLabel>
      <RadioGroup defaultValue={value} onChange={(_, next) => onChange?.(next)}>
        {options.map((option) => (
          <FormControlLabel key={option.value} value={option.value} control={<Radio />} label={option.label} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

export function Settings({ onPreset }: { onPreset: (name: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { setMode } = useColorScheme();
  const { open, title, presets, schemes, schemeLabels, full, close } = words.SETTINGS;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {open}
      </Button>
      <Drawer anchor="left" open={isOpen} onClose={() => setOpen(false)}>
        <Stack spacing={3} sx={{ inlineSize: 280, padding: 2 }}>
          <div className="line">
            <Typography variant="h6">{title}</Typography>
            <IconButton aria-label={close} className="end" onClick={() => setOpen(false)}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <Radios
            label={presets}
            value="purple"
            options={PRESETS.map(({ name, label }) => ({ value: name, label }))}
            onChange={onPreset}
          />
          <Radios
            label={schemes}
            value="light"
            options={Object.entries(schemeLabels).map(([value, label]) => ({ value, label }))}
            onChange={(mode) => setMode(mode === 'dark' || mode === 'system' ? mode : 'light')}
          />
          <Button
            variant="outlined"
            startIcon={<Maximize size="1.1em" />}
            onClick={() => void document.documentElement.requestFullscreen()}
          >
            {full}
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}

export function Exit() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="contained" color="error" onClick={() => setOpen(true)}>
        {words.EXIT.open}
      </Button>
      <Dialog open={isOpen} onClose={close}>
        <DialogTitle>{words.EXIT.title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{words.EXIT.question}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={close}>
            {words.EXIT.confirm}
          </Button>
          <Button onClick={close} autoFocus>
            {words.EXIT.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

export function Save() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {words.SAVE.open}
      </Button>
      <Snackbar
        open={isOpen}
        autoHideDuration={3000}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        <Alert severity="success" onClose={() => setOpen(false)}>
          {words.SAVE.said}
        </Alert>
      </Snackbar>
    </>
  );
}
